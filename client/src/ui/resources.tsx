import './resources.css';
import type { Id, ResourceDescription } from '@riposte/shared';
import type { VNode } from 'preact';
import { type BattleSnapshot, bandText, fieldOf, numberOf } from '../battle/snapshot.ts';
import { roleVariable } from '../theme/colors.ts';
import * as words from '../words/fight.ts';

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly id: Id;
}

/** The resources of a fighter, such as health and action points, as the ruleset describes them. */
export function Resources({ snapshot, id }: Of): VNode {
  return (
    <div class="resources">
      {snapshot.ruleset.description.resources.map((resource) => (
        <Resource key={resource.field} snapshot={snapshot} id={id} resource={resource} />
      ))}
    </div>
  );
}

function Resource({ snapshot, id, resource }: Of & { readonly resource: ResourceDescription }): VNode | null {
  const { field, max, label, short, look, role } = resource;
  if (look === 'flag') return <Flag snapshot={snapshot} id={id} resource={resource} />;
  if (look === 'text') return <Written snapshot={snapshot} id={id} resource={resource} />;
  const now = numberOf(snapshot, id, field);
  if (now === undefined) return null;
  const most = max === undefined ? undefined : numberOf(snapshot, id, max);
  const band = role === 'health' ? bandText(snapshot, id) : undefined;
  const text = band ?? (most === undefined ? `${now}` : words.nowOf(now, most));
  return (
    <div
      class={`resource ${look}`}
      style={{ '--role': roleVariable(role) }}
      role="img"
      aria-label={`${label}: ${text}`}
      title={`${label}: ${text}`}
      data-testid={`resource-${id}-${field}`}
      data-value={now}
    >
      <span class="resource-name">{short}</span>
      {look === 'bar' && most !== undefined && (
        <i class="bar">
          <i class="bar-fill" style={{ width: `${(100 * now) / Math.max(1, most)}%` }} />
        </i>
      )}
      {look === 'pips' && <Pips now={now} most={Math.max(1, now, most ?? 1)} />}
      <span class="resource-value">
        {band ?? (look === 'bar' && most !== undefined ? `${now}/${most}` : look === 'number' ? now : '')}
      </span>
    </div>
  );
}

/** A resource whose value is text, such as the current price of a special action. */
function Written({ snapshot, id, resource }: Of & { readonly resource: ResourceDescription }): VNode | null {
  const { field, label, short, role } = resource;
  const text = fieldOf(snapshot, id, field);
  if (typeof text !== 'string') return null;
  return (
    <div
      class="resource number"
      style={{ '--role': roleVariable(role) }}
      role="img"
      aria-label={`${label}: ${text}`}
      title={`${label}: ${text}`}
      data-testid={`resource-${id}-${field}`}
      data-value={text}
    >
      <span class="resource-name">{short}</span>
      <span class="resource-value">{text}</span>
    </div>
  );
}

/** A resource that is either on or off. */
function Flag({ snapshot, id, resource }: Of & { readonly resource: ResourceDescription }): VNode | null {
  const { field, label, short, role } = resource;
  const isSo = fieldOf(snapshot, id, field);
  if (typeof isSo !== 'boolean') return null;
  const text = isSo ? words.isSo(label) : words.isNotSo(label);
  return (
    <span
      class={`resource flag ${isSo ? 'on' : ''}`}
      style={{ '--role': roleVariable(role) }}
      role="img"
      aria-label={text}
      title={text}
      data-testid={`resource-${id}-${field}`}
      data-value={isSo}
    >
      {short}
    </span>
  );
}

function Pips({ now, most }: { readonly now: number; readonly most: number }): VNode {
  if (most > 12) return <b>{now}</b>;
  return (
    <span class="pips">
      {Array.from({ length: most }, (_, index) => (
        <i key={String(index)} class={index < now ? 'pip full' : 'pip'} />
      ))}
    </span>
  );
}

/** A thin bar that shows the share of health left. Absent if this seat may not know it. */
export function HealthBar({ share }: { readonly share: number | null }): VNode | null {
  if (share === null) return null;
  const tone = share > 0.6 ? '--role-health' : share > 0.3 ? '--brass' : '--bad';
  return (
    <i class="health-bar" aria-hidden="true">
      <i class="health-fill" style={{ width: `${Math.max(0, share) * 100}%`, background: `var(${tone})` }} />
    </i>
  );
}
