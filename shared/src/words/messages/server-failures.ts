/* Generated from en/server-failures.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../engine/language/intl.ts';

export const notFound = 'There’s nothing at this address.';
export const unreadable = 'Couldn’t read the request.';
export const canceled = 'The request was canceled.';
export const noLength = 'The request must state its length.';
export const tooLarge = 'That request is too large.';
export const serverFault = 'Something went wrong on the server. Try again.';
export const foreignPage = 'That page isn’t allowed to use this server.';
export const notHere = 'This is available only from the server’s own machine.';
export const noPassword = 'This requires the server’s password.';
export const tooManyRequests = 'Too many requests at once. Wait a minute and try again.';
export const tooManyLibraries =
  'You’ve created too many libraries today. Use one of them, or try again tomorrow.';
export const tooMuchSent = 'You’ve sent too much to this server today. Try again tomorrow.';
export const badField = (field: string, wrong: string) => `${field}: ${wrong}`;
export const malformed = 'malformed';
export const serverFull = 'This server is full. Try again later.';
export const moving = 'The table is moving to another server. It will be back in a moment.';
export const nothingToSee = 'There’s nothing to see yet. The fight will appear as soon as it can be shown.';
export const noSuchBattle = 'There’s no such table. Did you copy the whole link?';
export const gmRenames = 'Only the GM can rename a fight.';
export const gmDeletes = 'Only the GM can delete a fight.';
export const gmExports = 'Only the GM can save a fight as a scenario.';
export const gmStays = 'You’re the GM. Make someone else the GM first, or delete the fight.';
export const badTitle = 'A name must have 1 to 60 characters.';
export const noSuchRuleset = (id: string) => `Unknown ruleset “${id}”.`;
export const noSuchScenario = (id: string) => `Unknown scenario “${id}”.`;
export const noSuchHero = (id: string) => `Unknown hero “${id}”.`;
export const badLine = (line: string, wrong: string) => `Line ${line}: ${wrong}`;
export const missingRules = (rules: string) =>
  `This fight needs ${rules}, which this server doesn’t have. Its host can install it.`;
export const missingRulesFrom = (rules: string, address: string) =>
  `This fight needs ${rules}, which this server doesn’t have. Its host can install it from ${address}.`;
export const differentRules = (rules: string) =>
  `This fight needs ${rules}, but this server has other rules under that name and version. Its host can install the original again.`;
export const differentRulesFrom = (rules: string, address: string) =>
  `This fight needs ${rules}, but this server has other rules under that name and version. Its host can install the original again from ${address}.`;
export const rules = (version: string, id: string) => `version ${version} of the rulebook “${id}”`;
export const rulesBy = (version: string, title: string, id: string, authors: string) =>
  `version ${version} of the rulebook “${title}” (${id}) by ${authors}`;
export const recordingLocked = 'This table is locked. Only people at the table can watch the replay.';
export const nothingToReplay = 'This fight hasn’t started, so there is nothing to replay yet.';
export const replayNotOpen = 'The GM hasn’t published the full replay of this fight.';
export const replaysBusy = 'Too many replays are loading right now. Try again in a minute.';
export const campaignFilesBusy =
  'Too many campaigns are being imported or exported right now. Try again in a minute.';
export const tooManyRewinds = 'That fight was rewound too many times to be continued.';
export const isOver = 'At that moment, the fight is already over. Choose an earlier moment.';
export const rejectedStep = (step: string) => `The rules reject step ${step} of that fight.`;
export const mismatchedPicture =
  'A picture in that replay doesn’t match its name, so the file can’t be used.';
export const faultyPictureOf = (name: string, fault: string) => `Picture ${name} can’t be used: ${fault}`;
export const faultyPicture = (fault: string) => `That picture can’t be used: ${fault}`;
export const pictureFaults = {
  unreadable: 'it’s damaged, or it isn’t a WebP, JPEG or PNG.',
  type: (claimed: string, found: string) => `it’s labeled ${claimed}, but it’s ${found}.`,
  unknownType: (claimed: string) => `it’s labeled ${claimed}, but it’s something else.`,
  size: (side: string, most: string) => `its longer side is ${side} pixels, but it must be 1 to ${most}.`,
};
export const onlySeatsSend = 'Only people at the table can send a picture.';
export const albumFull = 'This table can’t store any more pictures.';
export const campaignAlbumFull = 'This campaign can’t store any more pictures. Delete one first.';
export const noSuchPicture = 'This table doesn’t have that picture.';
export const noSuchThing = 'This link is invalid, or what it opened was deleted. Ask for a new link.';
export const noSuchLibrary =
  'This library doesn’t exist or was deleted. Make sure you copied the whole link.';
export const badLibraryLink = 'This link doesn’t open this library. Make sure you copied the whole link.';
export const libraryFull = (items: number, megabytes: number) =>
  `This library is full (at most ${formatNumber(items)} items and ${formatNumber(megabytes)} MB). Delete something, or start a new one.`;
export const noSuchCampaign = 'This campaign doesn’t exist or was deleted.';
export const badCampaignLink = 'This link doesn’t open this campaign. Ask a GM for a new one.';
export const badCampaignKey = 'You’re not a member of this campaign.';
export const gmOfCampaign = 'Only the campaign’s GMs can do that.';
export const serverChange = 'Only the server can make this change.';
export const noSuchFight = 'This campaign doesn’t have such a fight.';
export const noSuchHeroHere = 'This campaign doesn’t have such a hero.';
export const otherRulebook = 'This fight is for another rulebook.';
export const noPlaceForHeroes = 'The map doesn’t have a free hex for every hero.';
export const battleGone = 'The battle of this fight was deleted.';
export const fightNotOver = 'This fight isn’t over yet.';
export const busyCampaign = 'Others are changing this campaign. Try again.';
export const memberNameTaken =
  'Another member already has that name, or one that looks like it. Choose another.';
export const gmName = 'That name is reserved for the GM. Choose another.';
export const claimedMember = 'Another person has already joined as this member.';
export const badLibraryName = 'Item names must be 1 to 60 characters long.';
export const onlySeatsAreTold = 'Only players and GMs can get notifications.';
export const gmHooks = 'Only the GM can set the webhook.';
export const unreachable =
  'This server can’t send messages to that address. It needs a public address that starts with https.';
export const noMail = 'This server doesn’t send e-mail. Ask its host to set it up.';
export const mailFailed = 'Couldn’t send an e-mail to that address. Check it, and try again later.';
export const tooManyMails = 'That address has been sent several e-mails today. Try again tomorrow.';
export const tooManyReceivers =
  'You already get notifications in five browsers. Turn them off in one of those first.';
export const noKeyRing = 'No key ring is open in this browser.';
export const deviceRemoved = 'This device was removed from the key ring, so the key ring was closed here.';
export const badCode =
  'That code doesn’t open a key ring. It may have been used, or be older than ten minutes. Get a new code.';
export const badPasskey = 'That passkey couldn’t be used. Try again, or open the key ring in another way.';
export const tooManyDevices = (most: number) =>
  `A key ring can be open on at most ${formatNumber(most)} devices. Remove one of them first.`;
export const tooManyPasskeys = (most: number) =>
  `A key ring can have at most ${formatNumber(most)} passkeys. Remove one of them first.`;
export const ringFull =
  'Your key ring is full. Take old battles off your list, or save heroes in a library instead.';
export const noSuchDevice = 'This key ring isn’t open on that device.';
export const noSuchPasskey = 'This key ring doesn’t have that passkey.';
export const tooManyTickets = 'Too many people are opening key rings right now. Try again in a minute.';
export const signInUnavailable = 'The sign-in page doesn’t answer right now. Try again later.';
export const signInRequired =
  'On this server, you have to sign in to start a fight, a campaign or a library. Joining needs no sign-in.';
export const notJson = 'The request must contain JSON.';
