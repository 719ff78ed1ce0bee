/* Generated from en/chat.json by `npm run words`. Edit that file instead. */

export const mySide = 'My side';
export const theGameMaster = 'The GM';
export const cheer = 'Cheer';
export const laugh = 'Laugh';
export const gasp = 'Gasp';
export const rage = 'Rage';
export const loveIt = 'Love it';
export const doom = 'Doomed';
export const chat = 'Chat';
export const closeChat = 'Close chat';
export const nothingSaidYet = 'No messages yet.';
export const saidTo = (whom: string) => `to ${whom}`;
export const unmute = (name: string) => `Unmute ${name}`;
export const mute = (name: string) => `Mute ${name}`;
export const onlyGameMasterWrites = 'Only the GM can chat at this table.';
export const youAreMuted = 'You’re muted. Only the GM can unmute you.';
export const to = 'Send to';
export const whatToSay = 'Message, or /roll 2d6+3';
export const saySomething = 'Write a message, or /roll 2d6+3';
export const send = 'Send';
export const showOnMap = 'Show on the map';
export const point = 'Ping';
export const measure = 'Measure';
export const emoteAt = (feeling: string, name: string) => `${feeling}: ${name}`;
export const everyone = 'Everyone';
