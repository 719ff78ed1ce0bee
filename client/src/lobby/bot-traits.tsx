import type { Id } from '@riposte/shared';
import type { Temperament } from '@riposte/shared/engine/content/content';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { Level } from '@riposte/shared/engine/setup/setup';
import type { VNode } from 'preact';
import { type BattleSnapshot, sidesOf } from '../battle/snapshot.ts';
import { useController, useSnapshot } from '../session/context.ts';
import * as words from '../words/bots.ts';

interface OfSide {
  readonly snapshot: BattleSnapshot;
  readonly side: string;
}

/** A dropdown for the level at which bots play a side; null if they play none of its fighters. */
export function SideLevelSelect({ snapshot, side }: OfSide): VNode | null {
  const { link } = useController();
  const { table, bots, traits } = snapshot;
  const members = Object.values(table.fighters).filter(({ id, side: of }) => of === side && bots.has(id));
  if (members.length === 0) return null;
  const levels = new Set(members.map(({ id }) => traits[id]?.level ?? 'normal'));
  const [shared = 'normal'] = levels;
  return (
    <label>
      {words.levelOf(sideLabel(side))}{' '}
      <select
        data-testid={`side-level-${side}`}
        value={levels.size > 1 ? '' : shared}
        onChange={({ currentTarget }) =>
          void link.ask({ do: 'bot-side', side, bot: { level: currentTarget.value as Level } })
        }
      >
        {levels.size > 1 && (
          <option value="" disabled>
            {words.differentLevels}
          </option>
        )}
        <LevelOptions />
      </select>
    </label>
  );
}

/** Dropdowns for the levels at which bots play each side. */
export function SideLevels(): VNode {
  const snapshot = useSnapshot();
  return (
    <div class="gm-buttons">
      {sidesOf(snapshot.table).map((side) => (
        <SideLevelSelect key={side} snapshot={snapshot} side={side} />
      ))}
    </div>
  );
}

function LevelOptions(): VNode {
  return (
    <>
      {Object.entries(words.LEVELS).map(([level, label]) => (
        <option key={level} value={level}>
          {label}
        </option>
      ))}
    </>
  );
}

interface OfFighter {
  readonly snapshot: BattleSnapshot;
  readonly id: Id;
}

/** Dropdowns for the level and the temperament with which bots play a fighter. */
export function TraitSelects({ snapshot, id }: OfFighter): VNode {
  const { link } = useController();
  const { level = 'normal', temperament } = snapshot.traits[id] ?? {};
  return (
    <div class="hands-row">
      <label>
        {words.level}{' '}
        <select
          data-testid="bot-level"
          value={level}
          onChange={({ currentTarget }) =>
            void link.ask({ do: 'bot', fighter: id, bot: { level: currentTarget.value as Level } })
          }
        >
          <LevelOptions />
        </select>
      </label>
      <label>
        {words.temperament}{' '}
        <select
          data-testid="bot-temperament"
          value={temperament === undefined ? 'archetype' : (temperament ?? '')}
          onChange={({ currentTarget: { value } }) => {
            const chosen = value === '' ? null : (value as Temperament);
            void link.ask({ do: 'bot', fighter: id, bot: { temperament: chosen } });
          }}
        >
          {temperament === undefined && (
            <option value="archetype" disabled>
              {words.ofItsArchetype}
            </option>
          )}
          <option value="">{words.noTemperament}</option>
          {Object.entries(words.TEMPERAMENTS).map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
