/* Generated from en/invitations.json by `npm run words`. Edit that file instead. */

export const players = 'Players';
export const playersHelp = 'They choose a name and claim their fighters.';
export const spectators = 'Spectators';
export const spectatorsHelp = 'They see only what every player can see.';
export const aStream = 'Stream overlay';
export const streamHelp =
  'For OBS and other streaming tools (browser source): large text, no buttons. For a transparent background, change “stream” in the link to “stream=clear”.';
export const gameMasterHelp = 'Keep this link to yourself: anyone who has it can run the fight.';
export const copied = 'Copied';
export const copy = 'Copy link';
