import { type SumLine, totalOf } from '../../../engine/presentation/derivation.ts';
import { signedText } from '../../../engine/presentation/roll-sum.ts';
import { type CheckParts, rangesOf } from '../../../kit/derivation.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { resultsOf } from '../../../kit/odds.ts';
import { CRITICAL, clauseOf, defenseAgainst, defenseOf } from '../book/attack.ts';
import { checkCausesOf, netOf, type Score } from '../book/checks.ts';
import { type EdgeFacts, edgeCausesOf } from '../book/edges.ts';
import type { EdgeCause } from '../sheet/causes.ts';
import { attackOf } from '../sheet/content.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { bonusLine, edgeLine } from '../words/causes.ts';
import { LABELS, labelOf } from '../words/labels.ts';
import { type RollFacts, thrown } from './rolls.ts';

/** A line of a sum. It sets the total that the roll must reach, or adds to the bonus or the edges. */
type Line = Partial<RollFacts> & { readonly line: SumLine };

/** Returns an attack roll as a sum: the defense that it must reach, the grit, the edges and the snags. */
export function attackParts(
  table: PhasesTable,
  me: PhasesFighter,
  target: PhasesFighter,
  roll: EdgeFacts,
): CheckParts<RollFacts> {
  const arm = roll.arm ?? 'improvised-weapon';
  const defense = defenseAgainst(me, arm);
  const [base, least] = [target[defense], defenseOf(me, target, arm)];
  const clause = clauseOf(attackOf(me, arm));
  const needed: Line[] = [{ line: { label: TEXT.sums.needed[defense](base), clause }, least: base }];
  if (least !== base) needed.push({ line: { label: TEXT.sums.stunned(least), clause: 'PHASE-R13' }, least });
  const label = TEXT.sums.attackOn(me.name, labelsIn(table.content, LABELS).labelOf(arm), target.name);
  const lines = [...needed, ...rollLines('grit', me.grit, edgeCausesOf(table, me, target, roll))];
  return partsOf(label, lines, (total) => {
    if (total < least) return TEXT.odds.miss;
    return total < CRITICAL ? TEXT.odds.hit : TEXT.odds.critical; // PHASE-R4
  });
}

/** Returns a save against the fighter `me` as a sum: the save target, the score and the snags. */
export function saveParts(
  { saveTarget: least }: PhasesFighter,
  saving: PhasesFighter,
  score: Score,
): CheckParts<RollFacts> {
  const { needed, saveOf, success, failure } = TEXT.sums;
  const first = { line: { label: needed.saveTarget(least), clause: 'PHASE-R5' }, least };
  const lines = [first, ...rollLines(score, saving[score], checkCausesOf(saving))];
  return partsOf(saveOf(saving.name, labelOf(score)), lines, (total) => (total < least ? failure : success));
}

function rollLines(score: Score | 'grit', bonus: number, causes: readonly EdgeCause[]): Line[] {
  const edges = causes.map((cause) => ({ line: edgeLine(cause), edges: cause.value }));
  return [{ line: bonusLine(score, bonus), bonus }, ...edges];
}

function partsOf(
  label: string,
  lines: readonly Line[],
  outcomeOf: (total: number) => string,
): CheckParts<RollFacts> {
  const { least, bonus, edges } = factsOf(lines);
  const shown = lines.map(({ line }) => line);
  return {
    sum: {
      label,
      lines: shown,
      total: totalOf(shown),
      roll: rollText(bonus, netOf(edges), least),
      table: rangesOf(
        resultsOf(thrown(edges)).map(([shown, chance]) => ({
          shown,
          label: outcomeOf(shown + bonus),
          chance,
        })),
      ),
    },
    first: (count) => factsOf(lines.slice(0, count)),
  };
}

/** Returns the dice of a roll in words, with the lowest result that succeeds. */
function rollText(bonus: number, edges: number, least: number): string {
  const { plain, edges: withEdges, snags } = TEXT.sums.toRoll;
  const added = bonus === 0 ? '' : ` ${signedText(bonus)}`;
  if (edges === 0) return plain(added, least);
  return (edges > 0 ? withEdges : snags)(added, Math.abs(edges), least);
}

function factsOf(lines: readonly Line[]): RollFacts {
  return lines.reduce(
    (so, { least = so.least, bonus = 0, edges = 0 }) => ({
      least,
      bonus: so.bonus + bonus,
      edges: so.edges + edges,
    }),
    { least: 0, bonus: 0, edges: 0 },
  );
}
