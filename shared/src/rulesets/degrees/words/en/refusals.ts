/** Rejections by code, where the engine's own text does not fit. */
export const rejections = {
  'not-your-turn': 'You can do that only on your own turn.',
  'prompt-open': 'Someone has a pending choice. Wait until they decide.',
  'not-enough-std': 'You already used your standard action.',
  'not-enough-mov': 'You have no action left for a move.',
  'not-enough-quick': 'You have no action left for a quick action.',
  'not-enough-reaction': 'You already used your reaction this turn.',
  'not-enough-free': 'You already used all your free actions this turn.',
  'not-enough-ammo': 'You have no ammunition left.',
  'not-enough-destiny': 'You have no Destiny to spend.',
  'not-enough-fate': 'You have no Fate to spend.',
  'not-enough-corruption': 'You have no Corruption to spend.',
  'too-close': 'That target is too close.',
  'not-straight': 'You must charge in a straight line toward the target.',
  'not-in-position': 'You can help only the ally whose turn is next. Delay until then.',
  'no-free-hand': 'You need a free hand for that.',
  'not-loaded': 'It isn’t loaded. Load it first.',
  immune: 'That target is immune.',
  'already-acted': 'You’ve already acted this turn.',
  'no-effect': 'That would have no effect.',
  'stress-full': 'You can’t take any more stress.',
  locked: 'You failed too badly to try again without a Surge.',
  'too-long': 'That text is too long. Keep it to a few sentences.',
  prevented: 'One of your conditions prevents that. Check your sheet.',
  'no-such-item': 'You don’t have that item at hand.',
  'no-such-target': 'That isn’t a valid target.',
  'wrong-phase': 'You can’t do that now.',
  'once-per-turn': 'You can do that only once per turn.',
  'once-per-round': 'You can use only one area power per round.',
};

/** Rejections with details of the case. */
export const refusals = {
  spent: {
    std: 'You already used your standard action.',
    mov: 'You have no move or standard action left.',
    quick: 'You have no action left for a quick action.',
  },
  tooFar: (far: number, reach: number) => `Out of range: it is ${far} hexes away and that reaches ${reach}.`,
};
