/** Questions of prompts. */
export const prompts = {
  defend: { label: '{by} is about to hit you', help: 'Spend RP to get out of it, or take it.' },
  intercept: { label: '{target} is about to be hit', help: 'Throw yourself in the way?' },
  'reaction-attack': { label: '{by} lays itself open', help: 'Strike at it for 1 RP?' },
  flow: { label: 'Your flow carries you', help: 'Add a Flow Action?' },
  counter: { label: '{by} casts a spell', help: 'Counter it for 2 RP?' },
  ready: { label: 'It happens', help: 'Take the action you have readied, now?' },
  'ready-end': { label: 'Nothing has happened', help: 'Go on waiting?' },
  feint: { label: 'A feint', help: 'See through it with Agility or with Melee?' },
  drop: { label: 'You lose your grip', help: 'Where does it land?' },
  disarm: { label: 'You have knocked it away', help: 'Take it, or where does it land?' },
  rule: { label: 'Your ruling', help: 'The game master decides.' },
};
