import './danger-panel.css';
import { hexKey, type Id } from '@riposte/shared';
import type { HexDanger } from '@riposte/shared/advice/danger';
import { DANGER_LEVELS, LEAST_SHARES } from '@riposte/shared/advice/danger-level';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { nameIn } from '../battle/snapshot.ts';
import { percent } from '../battle/words.ts';
import type { Board } from '../map/board.ts';
import { drawDanger } from '../map/danger-layer.ts';
import { useOverlay } from '../map/use-overlay.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import * as words from '../words/advice.ts';
import { seenIn, useAdviceWorker } from './advice-worker-client.ts';
import type { Reply } from './worker-messages.ts';

/** The part of the danger map that is known so far. */
type Found = Extract<Reply, { readonly danger: unknown }>;

const NOTHING: Found = { danger: [], hexes: 0, unknown: [] };

/** The legend of the danger map. While it is shown, the map shows the danger to the fighter whose turn it is. */
export function DangerPanel({ board }: { readonly board: Board | null }): VNode {
  const snapshot = useSnapshot();
  const by = useController().prompts.turn.value?.for;
  const found = useDanger(by === 'gm' ? undefined : by);
  useLayer(board, found.danger);
  useNotes(found.danger);
  const { danger, hexes, unknown } = found;
  return (
    <section class="danger-legend card" aria-label={words.dangerMap} data-testid="danger-legend">
      <h2>{by === undefined ? words.dangerMap : words.dangerTo(nameIn(snapshot.table, by))}</h2>
      <p>{by === undefined ? words.waitsForTurn : words.dangerHow}</p>
      <ul>
        {DANGER_LEVELS.map((level) => (
          <li key={level}>
            <i class={`danger-swatch danger-${level}`} aria-hidden="true" />
            {words.LEVELS[level]}
            {level in LEAST_SHARES && (
              <small>{words.share(percent(LEAST_SHARES[level as keyof typeof LEAST_SHARES]))}</small>
            )}
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <p>{words.notKnown(formatList(unknown.map((id) => nameIn(snapshot.table, id))))}</p>
      )}
      <p role="status" data-testid="danger-progress" data-done={hexes > 0 && danger.length === hexes}>
        {hexes > 0 && words.progress(danger.length, hexes)}
      </p>
    </section>
  );
}

function useDanger(by: Id | undefined): Found {
  const snapshot = useSnapshot();
  const worker = useAdviceWorker();
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    setFound(NOTHING);
    if (by === undefined) return worker.forget();
    worker.ask({ ...seenIn(snapshot), by }, (reply) => {
      if ('danger' in reply) setFound(reply);
    });
  }, [by, snapshot.rev]);
  return found;
}

/** Shows the danger on the drawn map while the calling component is mounted. */
function useLayer(board: Board | null, danger: readonly HexDanger[]): void {
  const overlay = useOverlay(board);
  useEffect(() => {
    if (overlay) drawDanger(overlay, danger, damageText);
    board?.redraw();
  }, [overlay, danger]);
}

/** Adds the danger to the descriptions of hexes while the calling component is mounted. */
function useNotes(danger: readonly HexDanger[]): void {
  const { hexNotes } = useBattle();
  useEffect(() => {
    hexNotes.value = new Map(
      danger.map(({ at, level, damage }) => [
        hexKey(at),
        damageText(damage) === '0' ? words.noDanger : words.dangerAt(words.LEVELS[level], damageText(damage)),
      ]),
    );
  }, [danger]);
  useEffect(
    () => () => {
      hexNotes.value = new Map();
    },
    [],
  );
}

/** Returns an amount of damage as short text: a whole number from 10 on, otherwise with one decimal. */
function damageText(damage: number): string {
  return damage >= 10 ? `${Math.round(damage)}` : `${Math.round(10 * damage) / 10}`;
}
