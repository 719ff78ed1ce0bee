/* The first lesson: what a new player meets, and what to press next. */

export const lesson = 'Lesson';
export const endLesson = 'End the lesson';

/* What is new. Each is shown once. */
export const onMoving =
  'It’s your turn. Moving and acting cost points. The numbers on the gold hexes say how many it takes to get there.';
export const onAttacking =
  'You’re next to your opponent, so you can attack. You see the odds before you commit.';
export const onPreview =
  'This is a preview: nothing has happened yet. It shows your chance to hit, the damage, and how your opponent may react.';
export const onReacting =
  'You’re being attacked, and you can react. Each option shows its odds and what it costs.';
export const onChoosing = 'The rules give you a choice here.';
export const onEnding = 'Nothing else pays off this turn. You get new points at the start of your next turn.';
export const onWaiting =
  'Your opponent is acting. The log tells you what happens, and how each roll came about.';

/* What to press. */
export const pressPathEnd = 'Press the hex at the end of the marked path.';
export const pressAgain = 'Press the same hex again to go there.';
export const pressMarkedHex = 'Press the marked hex.';
export const pressTarget = (name: string) => `Press ${name} on the map.`;
export const press = (label: string) => `Press “${label}”.`;
