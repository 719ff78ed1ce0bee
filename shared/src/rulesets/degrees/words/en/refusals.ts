/** Rejections by code, where the engine's own text does not fit. */
export const rejections = {
  'not-your-turn': 'That is for your own turn.',
  'prompt-open': 'Somebody is being asked; that has to be settled first.',
  'not-enough-std': 'Your standard action is spent.',
  'not-enough-mov': 'You have no action left that could be a move.',
  'not-enough-quick': 'You have no action left that could be a quick one.',
  'not-enough-reaction': 'Your reaction in this turn is spent.',
  'not-enough-free': 'You have had all the free actions of this turn.',
  'not-enough-ammo': 'There is no shot left.',
  'not-enough-destiny': 'You have no point of that to spend.',
  'not-enough-fate': 'You have no Fate to spend.',
  'not-enough-corruption': 'You have no Corruption to spend.',
  'too-close': 'That is too close for it.',
  'not-straight': 'A charge comes nearer with every hex.',
  'not-in-position': 'Only the ally who is next in the order can be helped so; delay until it is.',
  'no-free-hand': 'You have no hand free for that.',
  'not-loaded': 'It has to be loaded first.',
  immune: 'That does nothing to it.',
  'already-acted': 'You have done something in this turn already.',
  'no-effect': 'That would change nothing.',
  'stress-full': 'You are under as much stress as you can bear.',
  locked: 'You have failed too badly to try again without a Surge.',
  'too-long': 'That is more than a few sentences.',
  prevented: 'Your condition keeps you from that.',
  'no-such-item': 'You do not have that at hand.',
  'no-such-target': 'That is no fitting target.',
  'wrong-phase': 'This is not the moment for that.',
  'once-per-turn': 'Once a turn is all.',
  'once-per-round': 'One area power a round is all.',
};

/** Rejections with details of the case. */
export const refusals = {
  spent: {
    std: 'Your standard action is spent.',
    mov: 'Neither a move action nor a standard one is left.',
    quick: 'Nothing is left that could be a quick action.',
  },
  tooFar: (far: number, reach: number) => `It is ${far} hexes away; that reaches ${reach}.`,
};
