/* Generated from en/campaign.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '@riposte/shared/engine/language/intl';

export const campaigns = 'Campaigns';
export const whatItIs =
  'A campaign is a place for a group that plays for months. It holds your heroes with their wounds and gear, your fights, game sessions and notes.';
export const yourCampaigns = 'Your campaigns';
export const takeOffList = 'Remove from this list';
export const newCampaign = 'New campaign';
export const yourName = 'Your name';
export const title = 'Title';
export const rulebook = 'Rulebook';
export const create = 'Create campaign';
export const importFile = 'Import campaign file';
export const linkNeeded =
  'This browser isn’t a member of this campaign. Open the invite link that the GM has sent you.';
export const loading = 'Opening the campaign…';
export const roles = { gm: 'GM', player: 'Player', spectator: 'Spectator' };
export const invitedAs = {
  gm: 'You’re invited to this campaign as a GM.',
  player: 'You’re invited to this campaign as a player.',
  spectator: 'You’re invited to this campaign as a spectator.',
};
export const whoAreYou = 'Who are you?';
export const newHere = 'I’m new here';
export const joinCampaign = 'Join campaign';
export const bookAndRole = (book: string, role: string) => `${book} · You’re here as: ${role}`;
export const partsOfCampaign = 'Parts of the campaign';
export const overview = 'Overview';
export const journal = 'Journal';
export const group = 'Group';
export const settings = 'Settings';
export const edit = 'Edit';
export const saveChanges = 'Save changes';
export const discard = 'Discard changes';
export const remove = 'Remove';
export const changedEntry = 'Changed';
export const countOf = (what: string, count: number) => `${what} (${formatNumber(count)})`;
export const changedSince = (what: string) => `Changed since your last visit: ${what}.`;
export const nextSession = 'Next game session';
export const noNextSession = 'No game session is planned.';
export const planSession = 'Plan a session';
export const sessions = 'Game sessions';
export const gameSession = 'Game session';
export const inYourTimeZone = 'Times are in your own time zone.';
export const when = 'When';
export const note = 'Note';
export const canceledSession = (name: string) => `${name} (canceled)`;
export const cancelSession = 'Cancel session';
export const planAgain = 'Plan again';
export const notes = 'Notes';
export const addNote = 'Add note';
export const onlyGms = 'Only for GMs';
export const fights = 'Fights';
export const noFightOpen = 'No fight is open. As soon as a GM opens one, you can enter it here.';
export const inProgress = 'In progress';
export const resultsWait = 'Results wait for the GM';
export const finished = 'Finished';
export const enter = 'Enter';
export const enterFight = (name: string) => `Enter ${name}`;
export const replayOf = (name: string) => `Watch replay of ${name}`;
export const openFight = 'Open a fight';
export const scenario = 'Scenario';
export const inLibrary = (name: string) => `${name} (your library)`;
export const whoFights = 'Heroes who fight';
export const byPost = 'Play by post, with a day for each move';
export const openTable = 'Open the table';
export const heroesFirst = 'Add heroes first.';
export const noSuchFight = 'This fight isn’t part of the campaign anymore.';
export const results = 'Results';
export const resultsAfterEnd =
  'After the fight, you see here what each hero takes along, and decide about it.';
export const proposedHow =
  'Check what each hero takes along. You can change or leave out each value before you apply it.';
export const readResults = 'Read results again';
export const statuses = { proposed: 'Not applied yet', applied: 'Applied', undone: 'Undone' };
export const takesNothing = 'Takes nothing along.';
export const leaveOut = (what: string) => `Leave out ${what}`;
export const apply = 'Apply';
export const applyAll = 'Apply all results';
export const applyAgain = 'Apply again';
export const reject = 'Reject';
export const undoResult = 'Undo result';
export const undoAll = 'Undo all results';
export const keptHow = 'The hero has kept these values:';
export const keptSince = (line: string) => `${line} (changed again since)`;
export const keptByRules = (line: string, reason: string) =>
  `${line} (the earlier value doesn’t fit the rules: ${reason})`;
export const removeFight = 'Remove fight';
export const keepOrUndo = 'The heroes have this fight’s results. Do they keep them?';
export const resumed =
  'This fight was rewound and goes on. Undo the results that no longer count. New ones are proposed after its end.';
export const keepOrUndoDeleted =
  'The table of this fight was deleted. The heroes have its results. Do they keep them?';
export const tableDeleted = 'Table deleted';
export const keepResults = 'Remove, keep results';
export const undoResults = 'Remove, undo results';
export const keepFight = 'Don’t remove';
export const heroes = 'Heroes';
export const noHeroes = 'There are no heroes yet.';
export const addHero = 'Add hero';
export const newHero = 'New hero';
export const startFrom = 'Start from';
export const owner = 'Owner';
export const ownedBy = (name: string) => `Played by ${name}`;
export const noOwner = 'Without owner';
export const healthOf = (label: string, now: number, most: number) =>
  `${label} ${formatNumber(now)} of ${formatNumber(most)}`;
export const labeled = (label: string, value: string) => `${label}: ${value}`;
export const noSuchHero = 'This hero isn’t part of the campaign anymore.';
export const experience = 'Experience';
export const experienceOf = (experience: number) => `Experience ${formatNumber(experience)}`;
export const condition = 'Condition';
export const asNew = 'Unhurt and rested.';
export const sheetOf = (archetype: string) => `Sheet: ${archetype}`;
export const howOrdersGoOn =
  'They apply again in the hero’s next fight, until you remove them. Only the hero’s owner and the GMs see them.';
export const heroNotes = 'Notes about the hero';
export const editHero = 'Edit hero';
export const whatYouMayEdit =
  'You can change name, picture and notes. The GM decides whether you can change the rest.';
export const thisChanges = 'What changes:';
export const rest = 'Rest';
export const ofHero = (name: string, line: string) => `${name}, ${line}`;
export const restChangesNothing = 'This rest changes nothing.';
export const giveRest = 'Give this rest';
export const ownerAndGrowth = 'Owner and growth';
export const ownerMayEdit = 'The owner can change';
export const editableParts = {
  sheet: 'The sheet',
  state: 'The condition',
  growth: 'The sheet, for experience',
};
export const reason = 'Reason (optional)';
export const growth = 'Growth';
export const mayRaise = (experience: number, fields: string) =>
  `Experience: ${formatNumber(experience)}. Can raise: ${fields}.`;
export const raiseHow = 'The GM decides what growth costs.';
export const price = 'Price in experience';
export const raise = 'Raise';
export const spendExperience = 'Spend experience';
export const giveExperience = 'Give experience';
export const removeHero = 'Remove hero';
export const history = 'History';
export const hiddenHistory = 'Only the hero’s owner and the GMs can read this.';
export const histories = 'Histories of heroes';
export const shareHistories = 'All members read all histories';
export const shareHistoriesHow =
  'Otherwise, players read only the fights, deeds and luck of their own heroes. Replays are open to all members.';
export const historyKinds = { added: 'Joined the campaign', edited: 'Edited', growth: 'Growth' };
export const removedFight = 'a removed fight';
export const undoneFight = (fight: string) => `${fight} (undone)`;
export const undidFight = (fight: string) => `Undone: ${fight}`;
export const luckOf = (luck: string) => `Luck: ${luck} good rolls`;
export const members = 'Members';
export const isYou = (name: string) => `${name} (you)`;
export const roleOf = (name: string) => `Role of ${name}`;
export const nameOf = (name: string) => `Name of ${name}`;
export const leave = 'Leave campaign';
export const removeMember = 'Remove member';
export const linksHow = 'Each link lets people join in one role. Share it only with your group.';
export const linkHelp = {
  gm: 'for another GM',
  player: 'for players',
  spectator: 'for people who only watch',
};
export const renewLinks = 'Renew links';
export const houseRulesHow = 'These rules apply to all fights that are opened from now on.';
export const packs = 'Content packs';
export const noPacks = 'The campaign uses no content packs.';
export const pictures = 'Pictures';
export const noPictures = 'There are no pictures yet. Heroes get theirs on their own pages.';
export const unusedPicture = 'Not used';
export const wholeCampaign = 'Whole campaign';
export const exportHow = 'The file holds everything in the campaign except its links and keys.';
export const readOnlyOffline = 'Without a connection, you can read this campaign but not change it.';
