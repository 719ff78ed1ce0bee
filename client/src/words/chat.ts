/* Talk at the table. */

export const mySide = 'my side';
export const theGameMaster = 'the game master';
export const cheer = 'Cheer';
export const laugh = 'Laugh';
export const gasp = 'Gasp';
export const rage = 'Rage';
export const loveIt = 'Love it';
export const doom = 'Doom';
export const talk = 'Talk';
export const closeTheTalk = 'Close the talk';
export const nothingSaidYet = 'Nobody has said anything yet.';
export const saidTo = (whom: string) => `to ${whom}`;
export const letTalkAgain = (name: string) => `Let ${name} talk again`;
export const mute = (name: string) => `Mute ${name}`;
export const onlyGameMasterWrites = 'At this table only the game master writes.';
export const youAreMuted = 'You are muted. Only the game master can change that.';
export const to = 'To';
export const whatToSay = 'What to say, or /roll 2d6+3';
export const saySomething = 'Say something, or /roll 2d6+3';
export const send = 'Send';
export const showEverybody = 'Show everybody';
export const point = 'Point';
export const measure = 'Measure';
export const feelingAt = (feeling: string, name: string) => `${feeling} at ${name}`;
export const everybody = 'everybody';
