export const noSuchRulebook = 'There is no such rulebook here.';
