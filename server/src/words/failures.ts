import { addressOf, type RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import { denials } from './denials.ts';

/** The status, code and message of a failed HTTP request. */
export interface FailureTerms {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const terms = (status: number, code: string, message: string): FailureTerms => ({ status, code, message });

export const notFound = terms(404, 'not-found', 'There’s nothing at this address.');
export const unreadable = terms(400, 'bad-request', 'Couldn’t read the request.');
export const canceled = terms(400, 'bad-request', 'The request was canceled.');
export const noLength = terms(411, 'bad-request', 'The request must state its length.');
export const tooLarge = terms(413, 'too-large', 'That request is too large.');
export const serverFault = terms(500, 'server-fault', 'Something went wrong on the server. Try again.');
export const foreignPage = terms(403, 'bad-origin', 'That page isn’t allowed to use this server.');
export const notHere = terms(403, 'not-here', 'This is available only from the server’s own machine.');
export const noPassword = terms(401, 'no-password', 'This requires the server’s password.');

const tooMany = (message: string) => terms(429, 'too-many-requests', message);
export const tooManyRequests = tooMany('Too many requests at once. Wait a minute and try again.');
export const tooManyLibraries = tooMany(
  'You’ve created too many libraries today. Use one of them, or try again tomorrow.',
);
export const tooMuchSent = tooMany('You’ve sent too much to this server today. Try again tomorrow.');

/** Returns the failure that names the first wrong field of a request body. */
export const badField = (field: string, wrong = 'malformed') =>
  terms(400, 'bad-request', `${field}: ${wrong}`);

export const serverFull = terms(503, 'full', 'This server is full. Try again later.');
export const moving = terms(
  503,
  'not-ready',
  'The table is moving to another server. It will be back in a moment.',
);
export const nothingToSee = terms(
  503,
  'not-ready',
  'There’s nothing to see yet. The fight will appear as soon as it can be shown.',
);

export const noSuchBattle = terms(
  404,
  'no-such-battle',
  'There’s no such table. Did you copy the whole link?',
);
export const badTableLink = terms(403, 'bad-link', denials['bad-link']);
export const gmRenames = terms(403, 'not-gm', 'Only the GM can rename a fight.');
export const gmDeletes = terms(403, 'not-gm', 'Only the GM can delete a fight.');
export const gmExports = terms(403, 'not-gm', 'Only the GM can save a fight as a scenario.');
export const gmStays = terms(
  409,
  'gm-seat',
  'You’re the GM. Make someone else the GM first, or delete the fight.',
);
export const badTitle = terms(400, 'bad-name', 'A name must have 1 to 60 characters.');
export const noSuchRuleset = (status: number, id: string) =>
  terms(status, 'no-such-ruleset', `Unknown ruleset “${id}”.`);
export const noSuchScenario = (id: string) => terms(400, 'no-such-scenario', `Unknown scenario “${id}”.`);
export const noSuchHero = (id: string) => terms(400, 'no-such-fighter', `Unknown hero “${id}”.`);
export const badSetup = (message: string) => terms(400, 'bad-setup', message);
export const badScenario = (line: number, message: string) => badSetup(`Line ${line}: ${message}`);
export const missingRules = (rules: RulesName) =>
  terms(
    409,
    'other-rules',
    `This fight needs ${nameOfRules(rules)}, which this server doesn’t have. Its host can install it${placeOf(rules)}.`,
  );
export const differentRules = (rules: RulesName) =>
  terms(
    409,
    'other-rules',
    `This fight needs ${nameOfRules(rules)}, but this server has other rules under that name and version. Its host can install the original again${placeOf(rules)}.`,
  );

function nameOfRules({ ruleset, version, rulebook }: RulesName): string {
  const by = rulebook ? `${rulebook.title}” (${ruleset}) by ${rulebook.authors.join(', ')}` : `${ruleset}”`;
  return `version ${version} of the rulebook “${by}`;
}

function placeOf({ rulebook }: RulesName): string {
  const address = rulebook && addressOf(rulebook);
  return address === undefined ? '' : ` from ${address}`;
}

export const recordingLocked = terms(
  403,
  'locked',
  'This table is locked. Only people at the table can watch the replay.',
);
export const nothingToReplay = terms(
  409,
  'not-started',
  'This fight hasn’t started, so there is nothing to replay yet.',
);
export const replayNotOpen = terms(403, 'not-open', 'The GM hasn’t published the full replay of this fight.');
export const replaysBusy = terms(
  503,
  'busy',
  'Too many replays are loading right now. Try again in a minute.',
);
export const campaignFilesBusy = terms(
  503,
  'busy',
  'Too many campaigns are being imported or exported right now. Try again in a minute.',
);
export const tooManyRewinds = terms(
  400,
  'bad-course',
  'That fight was rewound too many times to be continued.',
);
export const isOver = terms(
  409,
  'is-over',
  'At that moment, the fight is already over. Choose an earlier moment.',
);
export const rejectedStep = (step: number) =>
  terms(400, 'bad-course', `The rules reject step ${step} of that fight.`);

const badPicture = (message: string) => terms(400, 'bad-picture', message);
export const mismatchedPicture = badPicture(
  'A picture in that replay doesn’t match its name, so the file can’t be used.',
);
/** Returns the failure that names a faulty picture by the start of its hash. */
export const faultyPictureOf = (name: string, fault: string) =>
  badPicture(`Picture ${name.slice(0, 8)} can’t be used: ${fault}`);
export const faultyPicture = (fault: string) => badPicture(`That picture can’t be used: ${fault}`);
export const onlySeatsSend = terms(403, 'only-watching', 'Only people at the table can send a picture.');
export const albumFull = terms(409, 'album-full', 'This table can’t store any more pictures.');
export const campaignAlbumFull = terms(
  409,
  'album-full',
  'This campaign can’t store any more pictures. Delete one first.',
);
export const noSuchPicture = terms(404, 'no-such-picture', 'This table doesn’t have that picture.');

/** The possible faults of a picture. Each ends a sentence that names the picture. */
export const pictureFaults = {
  unreadable: 'it’s damaged, or it isn’t a WebP, JPEG or PNG.',
  type: (claimed: string, found = 'something else') => `it’s labeled ${claimed}, but it’s ${found}.`,
  size: (side: number, most: number) => `its longer side is ${side} pixels, but it must be 1 to ${most}.`,
};

/** This failure is the same for a deleted item and for a wrong link. */
export const noSuchThing = terms(
  404,
  'no-such-thing',
  'This link is invalid, or what it opened was deleted. Ask for a new link.',
);
export const noSuchLibrary = terms(
  404,
  'no-such-shelf',
  'This library doesn’t exist or was deleted. Make sure you copied the whole link.',
);
export const badLibraryLink = terms(
  403,
  'bad-link',
  'This link doesn’t open this library. Make sure you copied the whole link.',
);
export const badDocument = (line: number, message: string) =>
  terms(400, 'bad-document', `Line ${line}: ${message}`);
export const libraryFull = (items: number, megabytes: number) =>
  terms(
    409,
    'shelf-full',
    `This library is full (at most ${items} items and ${megabytes} MB). Delete something, or start a new one.`,
  );
export const noSuchCampaign = terms(404, 'no-such-campaign', 'This campaign doesn’t exist or was deleted.');
export const badCampaignLink = terms(
  403,
  'bad-link',
  'This link doesn’t open this campaign. Ask a GM for a new one.',
);
export const badCampaignKey = terms(403, 'bad-key', 'You’re not a member of this campaign.');
export const gmOfCampaign = terms(403, 'not-gm', 'Only the campaign’s GMs can do that.');
export const serverChange = terms(403, 'server-only', 'Only the server can make this change.');
export const noSuchFight = terms(404, 'no-such-fight', 'This campaign doesn’t have such a fight.');
export const noSuchHeroHere = terms(404, 'no-such-hero', 'This campaign doesn’t have such a hero.');
export const otherRulebook = terms(400, 'other-rulebook', 'This fight is for another rulebook.');
export const noPlaceForHeroes = terms(409, 'no-place', 'The map doesn’t have a free hex for every hero.');
export const battleGone = terms(404, 'battle-gone', 'The battle of this fight was deleted.');
export const fightNotOver = terms(409, 'not-over', 'This fight isn’t over yet.');
export const busyCampaign = terms(409, 'busy', 'Others are changing this campaign. Try again.');
export const memberNameTaken = terms(
  409,
  'name-taken',
  'Another member already has that name, or one that looks like it. Choose another.',
);
export const gmName = terms(409, 'gm-name', 'That name is reserved for the GM. Choose another.');
export const claimedMember = terms(409, 'claimed', 'Another person has already joined as this member.');
export const badLibraryName = terms(400, 'bad-name', 'Item names must be 1 to 60 characters long.');

export const onlySeatsAreTold = terms(403, 'only-watching', 'Only players and GMs can get notifications.');
export const gmHooks = terms(403, 'not-gm', 'Only the GM can set the webhook.');
export const unreachable = terms(
  400,
  'unreachable',
  'This server can’t send messages to that address. It needs a public address that starts with https.',
);
export const noMail = terms(409, 'no-mail', 'This server doesn’t send e-mail. Ask its host to set it up.');
export const mailFailed = terms(
  502,
  'mail-failed',
  'Couldn’t send an e-mail to that address. Check it, and try again later.',
);
export const tooManyMails = tooMany('That address has been sent several e-mails today. Try again tomorrow.');
export const tooManyReceivers = terms(
  409,
  'too-many',
  'You already get notifications in five browsers. Turn them off in one of those first.',
);
