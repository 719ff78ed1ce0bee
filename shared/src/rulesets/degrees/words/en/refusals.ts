import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Rejections by code, where the engine's own text does not fit. */
export const rejections = {
  'not-your-turn': 'You can do that only on your own turn.',
  'prompt-open': 'Someone has a pending choice. Wait until they decide.',
  'not-enough-std': 'You already used your standard action.',
  'not-enough-mov': 'You have no move or standard action left.',
  'not-enough-quick': 'You have no action left to use as a quick action.',
  'not-enough-reaction': 'You already used your reaction this turn.',
  'not-enough-free': 'You already used all your free actions this turn.',
  'not-enough-ammo': 'You have no ammunition left.',
  'not-enough-destiny': 'You have no Destiny to spend.',
  'not-enough-fate': 'You have no Fate to spend.',
  'not-enough-corruption': 'You have no Corruption to spend.',
  'not-straight': 'You must charge in a straight line toward the target.',
  'not-in-position':
    'You can help only the ally whose turn is next. To help another ally, delay until just before their turn.',
  'no-free-hand': 'You need a free hand for that.',
  'not-loaded': 'It isn’t loaded. Load it first.',
  immune: 'That target is immune.',
  'already-acted': 'You’ve already acted this turn.',
  'no-effect': 'That would have no effect.',
  locked: 'You failed too badly to try again without a Surge.',
  'too-long': 'That text is too long. Keep it to a few sentences.',
  'no-such-item': 'You don’t have that item on hand.',
  'no-such-target': 'That isn’t a valid target.',
  'wrong-phase': 'You can’t do that now.',
  'once-per-turn': 'You can do that only once per turn.',
  'once-per-round': 'You can use only one area power per round.',
};

/** Rejections whose text names details, such as a distance. */
export const refusals = {
  helpless: (condition: string) => `You can’t do that while you’re ${condition}.`,
  onlyRecover: (condition: string) => `While you’re ${condition}, you can spend points only to recover.`,
  masterless: 'You can act only when commanded, and you haven’t been given a command.',
  commanded: 'You’re under another fighter’s control, so that fighter’s player decides for you.',
  notYours: 'You don’t control that fighter.',
  readied: 'You’ve readied an action, so you can’t take any other reaction.',
  prone: 'You’re prone: crawl, or stand up first.',
  notProne: 'You can crawl only while you’re prone.',
  stuck: (condition: string) => `You can’t move while you’re ${condition}.`,
  dead: 'You’re dead.',
  defenseless: 'You’re defenseless, so you can’t lower your defense any further.',
  stressFull: (stress: number, most: number) =>
    `You can’t take any more stress: you have ${stress}, and the limit is ${most}.`,
  tooClose: (far: number, least: number) =>
    `Too close: that is ${counted(far, 'hex', 'hexes')} away, and the minimum is ${least}.`,
  spent: {
    std: 'You already used your standard action.',
    mov: 'You have no move or standard action left.',
    quick: 'You have no action left to use as a quick action.',
  },
  tooFar: (far: number, reach: number) =>
    `Out of range: that is ${counted(far, 'hex', 'hexes')} away, and the limit is ${reach}.`,
};
