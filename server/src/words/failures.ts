import { addressOf, type RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { Said } from '@riposte/shared/engine/language/keyed-text';
import { FAILURES, REFUSALS } from './said.ts';
import { terms } from './terms.ts';

export const notFound = terms(404, 'not-found', FAILURES.notFound);
export const unreadable = terms(400, 'bad-request', FAILURES.unreadable);
export const canceled = terms(400, 'bad-request', FAILURES.canceled);
export const noLength = terms(411, 'bad-request', FAILURES.noLength);
export const tooLarge = terms(413, 'too-large', FAILURES.tooLarge);
export const serverFault = terms(500, 'server-fault', FAILURES.serverFault);
export const foreignPage = terms(403, 'bad-origin', FAILURES.foreignPage);
export const notHere = terms(403, 'not-here', FAILURES.notHere);
export const noPassword = terms(401, 'no-password', FAILURES.noPassword);

const tooMany = (say: Said) => terms(429, 'too-many-requests', say);
export const tooManyRequests = tooMany(FAILURES.tooManyRequests);
export const tooManyLibraries = tooMany(FAILURES.tooManyLibraries);
export const tooMuchSent = tooMany(FAILURES.tooMuchSent);

/** Returns the failure that names the first wrong field of a request body. */
export const badField = (field: string, wrong: Said | string = FAILURES.malformed) =>
  terms(400, 'bad-request', FAILURES.badField(field, wrong));

export const serverFull = terms(503, 'full', FAILURES.serverFull);
export const moving = terms(503, 'not-ready', FAILURES.moving);
export const nothingToSee = terms(503, 'not-ready', FAILURES.nothingToSee);

export const noSuchBattle = terms(404, 'no-such-battle', FAILURES.noSuchBattle);
export const badTableLink = terms(403, 'bad-link', REFUSALS.denials['bad-link']);
export const gmRenames = terms(403, 'not-gm', FAILURES.gmRenames);
export const gmDeletes = terms(403, 'not-gm', FAILURES.gmDeletes);
export const gmExports = terms(403, 'not-gm', FAILURES.gmExports);
export const gmStays = terms(409, 'gm-seat', FAILURES.gmStays);
export const badTitle = terms(400, 'bad-name', FAILURES.badTitle);
export const noSuchRuleset = (status: number, id: string) =>
  terms(status, 'no-such-ruleset', FAILURES.noSuchRuleset(id));
export const noSuchScenario = (id: string) => terms(400, 'no-such-scenario', FAILURES.noSuchScenario(id));
export const noSuchHero = (id: string) => terms(400, 'no-such-fighter', FAILURES.noSuchHero(id));
export const badSetup = (say: Said | string) => terms(400, 'bad-setup', say);
export const badScenario = (line: number, message: string) =>
  badSetup(FAILURES.badLine(String(line), message));
export const missingRules = (rules: RulesName) => {
  const [needed, address] = [nameOfRules(rules), addressIn(rules)];
  const say =
    address === undefined ? FAILURES.missingRules(needed) : FAILURES.missingRulesFrom(needed, address);
  return terms(409, 'other-rules', say);
};
export const differentRules = (rules: RulesName) => {
  const [needed, address] = [nameOfRules(rules), addressIn(rules)];
  const say =
    address === undefined ? FAILURES.differentRules(needed) : FAILURES.differentRulesFrom(needed, address);
  return terms(409, 'other-rules', say);
};

function nameOfRules({ ruleset, version, rulebook }: RulesName): Said {
  if (!rulebook) return FAILURES.rules(String(version), ruleset);
  return FAILURES.rulesBy(String(version), rulebook.title, ruleset, formatList(rulebook.authors));
}

function addressIn({ rulebook }: RulesName): string | undefined {
  return rulebook && addressOf(rulebook);
}

export const recordingLocked = terms(403, 'locked', FAILURES.recordingLocked);
export const nothingToReplay = terms(409, 'not-started', FAILURES.nothingToReplay);
export const replayNotOpen = terms(403, 'not-open', FAILURES.replayNotOpen);
export const replaysBusy = terms(503, 'busy', FAILURES.replaysBusy);
export const campaignFilesBusy = terms(503, 'busy', FAILURES.campaignFilesBusy);
export const tooManyRewinds = terms(400, 'bad-course', FAILURES.tooManyRewinds);
export const isOver = terms(409, 'is-over', FAILURES.isOver);
export const rejectedStep = (step: number) => terms(400, 'bad-course', FAILURES.rejectedStep(String(step)));

const badPicture = (say: Said) => terms(400, 'bad-picture', say);
export const mismatchedPicture = badPicture(FAILURES.mismatchedPicture);
/** Returns the failure that names a faulty picture by the start of its hash. */
export const faultyPictureOf = (name: string, fault: Said) =>
  badPicture(FAILURES.faultyPictureOf(name.slice(0, 8), fault));
export const faultyPicture = (fault: Said) => badPicture(FAILURES.faultyPicture(fault));
export const onlySeatsSend = terms(403, 'only-watching', FAILURES.onlySeatsSend);
export const albumFull = terms(409, 'album-full', FAILURES.albumFull);
export const campaignAlbumFull = terms(409, 'album-full', FAILURES.campaignAlbumFull);
export const noSuchPicture = terms(404, 'no-such-picture', FAILURES.noSuchPicture);

/** The possible faults of a picture. Each ends a sentence that names the picture. */
export const pictureFaults = {
  unreadable: FAILURES.pictureFaults.unreadable,
  type: (claimed: string, found: string | undefined) =>
    found === undefined
      ? FAILURES.pictureFaults.unknownType(claimed)
      : FAILURES.pictureFaults.type(claimed, found),
  size: (side: number, most: number) => FAILURES.pictureFaults.size(String(side), String(most)),
};

/** This failure is the same for a deleted item and for a wrong link. */
export const noSuchThing = terms(404, 'no-such-thing', FAILURES.noSuchThing);
export const noSuchLibrary = terms(404, 'no-such-shelf', FAILURES.noSuchLibrary);
export const badLibraryLink = terms(403, 'bad-link', FAILURES.badLibraryLink);
export const badDocument = (line: number, message: string) =>
  terms(400, 'bad-document', FAILURES.badLine(String(line), message));
export const libraryFull = (items: number, megabytes: number) =>
  terms(409, 'shelf-full', FAILURES.libraryFull(items, megabytes));
export const noSuchCampaign = terms(404, 'no-such-campaign', FAILURES.noSuchCampaign);
export const badCampaignLink = terms(403, 'bad-link', FAILURES.badCampaignLink);
export const badCampaignKey = terms(403, 'bad-key', FAILURES.badCampaignKey);
export const gmOfCampaign = terms(403, 'not-gm', FAILURES.gmOfCampaign);
export const serverChange = terms(403, 'server-only', FAILURES.serverChange);
export const noSuchFight = terms(404, 'no-such-fight', FAILURES.noSuchFight);
export const noSuchHeroHere = terms(404, 'no-such-hero', FAILURES.noSuchHeroHere);
export const otherRulebook = terms(400, 'other-rulebook', FAILURES.otherRulebook);
export const noPlaceForHeroes = terms(409, 'no-place', FAILURES.noPlaceForHeroes);
export const battleGone = terms(404, 'battle-gone', FAILURES.battleGone);
export const fightNotOver = terms(409, 'not-over', FAILURES.fightNotOver);
export const busyCampaign = terms(409, 'busy', FAILURES.busyCampaign);
export const memberNameTaken = terms(409, 'name-taken', FAILURES.memberNameTaken);
export const gmName = terms(409, 'gm-name', FAILURES.gmName);
export const claimedMember = terms(409, 'claimed', FAILURES.claimedMember);
export const badLibraryName = terms(400, 'bad-name', FAILURES.badLibraryName);

export const onlySeatsAreTold = terms(403, 'only-watching', FAILURES.onlySeatsAreTold);
export const gmHooks = terms(403, 'not-gm', FAILURES.gmHooks);
export const unreachable = terms(400, 'unreachable', FAILURES.unreachable);
export const noMail = terms(409, 'no-mail', FAILURES.noMail);
export const mailFailed = terms(502, 'mail-failed', FAILURES.mailFailed);
export const tooManyMails = tooMany(FAILURES.tooManyMails);
export const tooManyReceivers = terms(409, 'too-many', FAILURES.tooManyReceivers);
