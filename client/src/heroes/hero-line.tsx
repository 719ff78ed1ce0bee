import type { Ruleset } from '@riposte/shared';
import type { Hero } from '@riposte/shared/scenario/party';
import type { VNode } from 'preact';

interface Of {
  readonly hero: Hero;
  readonly ruleset: Ruleset;
  /** The URL of the hero's picture; undefined if it has none. */
  readonly picture: string | undefined;
}

/** A line with a hero's portrait, name, archetype, and the sheet values that differ from the archetype. */
export function HeroLine({ hero: { name, sheet }, ruleset, picture }: Of): VNode {
  const { kind, ...special } = sheet;
  const label = ruleset.description.archetypes[kind]?.label ?? kind;
  const entries = Object.entries(special).map(([entry, value]) => `${entry} ${told(value)}`);
  return (
    <span class="hero-line">
      {picture !== undefined && <img src={picture} alt="" />}
      <span>
        <b>{name ?? label}</b>
        <small>{[label, ...entries].join(' · ')}</small>
      </span>
    </span>
  );
}

function told(value: unknown): string {
  return typeof value === 'object'
    ? JSON.stringify(value)
        .replace(/["{}[\]]/g, '')
        .replaceAll(',', ', ')
    : String(value);
}
