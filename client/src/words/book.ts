export const noSuchRulebook = 'There is no such rulebook here.';
export const searchTheRules = 'Search the rules';
export const searchByWordOrClause = 'Search by word or clause';
export const nothingFound = 'Nothing of that is in this book.';
export const theRulesOf = (ruleset: string) => `The rules of ${ruleset}`;
