/* Texts that several parts of the page use. */

export const riposte = 'Riposte';
export const tryAgain = 'Try again';
export const nothingIsKept =
  'This browser blocks what pages keep. You can play; your seat lasts as long as this tab. To come back to it later, allow site data for this page.';
export const watchARecordedFight = 'Watch a recorded fight';
export const tableIsReady = 'Your table is ready';
export const enterAsGameMaster = 'Enter as game master';
export const battlesName = 'The battle’s name';
export const save = 'Save';
export const rename = 'Rename';
export const deleteForGood = 'Delete for good';
export const notBegun = 'not begun';
export const seeItAgain = 'See it again';
export const bluffSafeWindows = 'Bluff-safe windows';
export const tableRules = 'Table rules';
export const gameMaster = 'Game master';
export const toTheFrontPage = 'Riposte, to the front page';
export const saveAsAFile = 'Save as a file';
export const theRules = 'The rules';
export const log = 'Log';
export const goToTheFrontPage = 'To the front page';
export const openAFile = 'Open a file';
export const lineIsWrong = (line: number, message: string) => `Line ${line}: ${message}`;
export const round = (round: number) => `Round ${round}`;
export const pressAgain = (label: string) => `${label}: press again`;
export const invitationLinks = 'Invitation links';
export const somebody = 'Somebody';
export const openAPartysFile = 'Open a party’s file';
export const codeOfAParty = 'Code of a party';
export const codeIsNotWhole = 'This code is not whole: ask for it again.';
export const take = 'Take';
export const add = 'Add';
export const close = 'Close';
export const hex = (place: string) => `Hex ${place}`;
export const mapHow = 'Map: arrow keys move the cursor, Enter acts there';
