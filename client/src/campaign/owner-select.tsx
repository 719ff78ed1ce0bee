import type { VNode } from 'preact';
import * as words from '../words/campaign.ts';
import { Row } from '../workshop/row.tsx';
import { useCampaign } from './use-campaign.ts';

interface Of {
  readonly owner: string | null;
  readonly onChange: (owner: string | null) => void;
}

/** A list from which a GM chooses the owner of a hero. */
export function OwnerSelect({ owner, onChange }: Of): VNode {
  const { members } = useCampaign().campaign;
  return (
    <Row label={words.owner}>
      <select
        value={owner ?? ''}
        data-testid="hero-owner"
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
      >
        <option value="">{words.noOwner}</option>
        {members
          .filter(({ role }) => role !== 'spectator')
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </Row>
  );
}
