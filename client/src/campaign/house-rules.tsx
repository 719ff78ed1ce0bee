import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { OptionFields, type Options } from '../forms/option-fields.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The house rules for all fights of a campaign. Only GMs change them. */
export function HouseRules(): VNode {
  const { campaign, isGm, ruleset } = useCampaign();
  const [edited, setEdited] = useState<Options>();
  const { fault, send } = useSending();
  const save = async (options: Options) => {
    if (await send({ do: 'set-options', options })) setEdited(undefined);
  };
  return (
    <section class="card" aria-labelledby="house-rules" data-testid="house-rules">
      <h2 id="house-rules">{common.tableRules}</h2>
      <p>{words.houseRulesHow}</p>
      <form
        class="campaign-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (edited) void save(edited);
        }}
      >
        <fieldset disabled={!isGm}>
          <OptionFields
            fields={ruleset.description.battleOptions}
            values={edited ?? campaign.options}
            onChange={setEdited}
          />
        </fieldset>
        <Fault says={fault} />
        {isGm && (
          <button type="submit" class="button" data-testid="save-rules" disabled={!edited}>
            {words.saveChanges}
          </button>
        )}
      </form>
    </section>
  );
}
