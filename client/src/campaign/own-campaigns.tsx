import type { CreateCampaign, CreatedCampaign } from '@riposte/shared/protocol/campaign';
import type { RulesetInfo } from '@riposte/shared/protocol/messages';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetchRulesets } from '../net/api.ts';
import { forgetCampaign, myCampaigns, noteCampaign } from '../net/my-campaigns.ts';
import { forgetSavedCampaign } from '../offline/saved-campaign.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { StorageWarning } from '../ui/storage-warning.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { createCampaign } from './requests.ts';
import { TextField } from './text-field.tsx';

/** The list of campaigns of which this browser is a member, and forms for a new one. */
export function OwnCampaigns(): VNode {
  const [mine, setMine] = useState(myCampaigns);
  return (
    <main class="campaign-page">
      <a class="to-front" href="/">
        {common.riposte}
      </a>
      <h1>{words.campaigns}</h1>
      <p>{words.whatItIs}</p>
      <StorageWarning />
      {mine.length > 0 && (
        <section class="card" aria-labelledby="own-campaigns">
          <h2 id="own-campaigns">{words.yourCampaigns}</h2>
          <ul class="campaign-rows" data-testid="own-campaigns">
            {mine.map(({ id, title, role }) => (
              <li key={id}>
                <div>
                  <a href={`/campaign/${id}`}>{title}</a>
                  <small>{words.roles[role]}</small>
                </div>
                <ConfirmButton
                  label={words.takeOffList}
                  testId="forget-campaign"
                  onSure={() => {
                    forgetCampaign(id);
                    void forgetSavedCampaign(id);
                    setMine(myCampaigns());
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewCampaignForm />
    </main>
  );
}

function NewCampaignForm(): VNode {
  const [rulesets, setRulesets] = useState<readonly RulesetInfo[]>([]);
  const [fault, setFault] = useState('');
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [ruleset, setRuleset] = useState('');
  useEffect(() => {
    fetchRulesets().then(setRulesets, (error: Error) => setFault(error.message));
  }, []);
  const create = async (given: CreateCampaign, withTitle: string) => {
    try {
      opened(await createCampaign(given), withTitle);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      class="card campaign-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create({ name, title, ruleset: ruleset || (rulesets[0]?.id ?? '') }, title);
      }}
    >
      <h2>{words.newCampaign}</h2>
      <TextField
        label={words.yourName}
        required
        maxLength={40}
        autocomplete="nickname"
        testId="campaign-you"
        value={name}
        onChange={setName}
      />
      <TextField
        label={words.title}
        required
        maxLength={60}
        testId="campaign-title"
        value={title}
        onChange={setTitle}
      />
      <label>
        <span>{words.rulebook}</span>
        <select
          class="field"
          data-testid="campaign-ruleset"
          value={ruleset || rulesets[0]?.id}
          onChange={({ currentTarget }) => setRuleset(currentTarget.value)}
        >
          {rulesets.map((book) => (
            <option key={book.id} value={book.id}>
              {book.name}
            </option>
          ))}
        </select>
      </label>
      <Fault says={fault} testId="create-fault" />
      <div class="campaign-buttons">
        <button
          type="submit"
          class="button primary"
          data-testid="create-campaign"
          disabled={rulesets.length === 0}
        >
          {words.create}
        </button>
        <FileButton
          label={words.importFile}
          testId="import-campaign"
          onFile={(file) =>
            void file.text().then((text) => create({ name: name || words.roles.gm, file: text }, file.name))
          }
        />
      </div>
    </form>
  );
}

/** Stores the membership in a new campaign, and opens its page, which then stores the campaign's real title. */
function opened({ id, member, key, links }: CreatedCampaign, title: string): void {
  noteCampaign({ id, member, key, title, role: 'gm', links });
  location.assign(`/campaign/${id}`);
}
