/* Generated from en/coach.json by `npm run words`. Edit that file instead. */

export const lesson = 'Lesson';
export const endLesson = 'End the lesson';
export const onMoving =
  'It’s your turn. Moving and acting cost points. The number on a gold hex shows what it costs to move there.';
export const onAttacking =
  'You’re next to your opponent, so you can attack. You’ll see the odds before you commit.';
export const onPreview =
  'This is a preview: nothing has happened yet. It shows your chance to hit, the damage, and how your opponent may react.';
export const onReacting =
  'You’re being attacked, and you can react. Each option shows its odds and what it costs.';
export const onChoosing = 'You have a choice to make here.';
export const onEnding =
  'There’s nothing else worth doing this turn. You get new points at the start of your next turn.';
export const onWaiting = 'Your opponent is acting. The log shows what happens and explains each roll.';
export const pressPathEnd = 'Press the hex at the end of the marked path.';
export const pressAgain = 'Press the same hex again to move there.';
export const pressMarkedHex = 'Choose the marked hex.';
export const pressTarget = (name: string) => `Press ${name} on the map.`;
export const press = (label: string) => `Press “${label}”.`;
