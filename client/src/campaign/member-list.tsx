import { MEMBER_ROLES, type Member } from '@riposte/shared/campaign/campaign';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { forgetCampaign } from '../net/my-campaigns.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { Changed } from './changed.tsx';
import { useFocusAfter } from './focus-after.ts';
import { removeMember } from './requests.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The members of a campaign. GMs change their roles and remove them; all others can rename themselves and leave. */
export function MemberList(): VNode {
  const { members } = useCampaign().campaign;
  return (
    <section class="card" aria-labelledby="members" data-testid="members">
      <h2 id="members">{words.members}</h2>
      <ul class="campaign-rows">
        {members.map((member) => (
          <MemberEntry key={member.id} member={member} />
        ))}
      </ul>
    </section>
  );
}

function MemberEntry({ member }: { readonly member: Member }): VNode {
  const { access, me, isGm } = useCampaign();
  const { fault, run, send } = useSending();
  const { id, name, role, timeZone } = member;
  const isMe = id === me.id;
  const canRename = isGm || (isMe && role === 'player');
  const remove = () =>
    run(async () => {
      const view = await removeMember(access, id);
      if (view) return view;
      forgetCampaign(access.id);
      location.assign('/campaign');
      return undefined;
    });
  return (
    <li class="campaign-entry" data-testid={`member-${id}`}>
      <div>
        <b>{isMe ? words.isYou(name) : name}</b> <Changed id={id} />
        <small>{[words.roles[role], timeZone].filter(Boolean).join(' · ')}</small>
      </div>
      <div class="campaign-buttons">
        {isGm && (
          <select
            class="field"
            aria-label={words.roleOf(name)}
            data-testid={`role-${id}`}
            value={role}
            onChange={({ currentTarget }) => {
              const to = MEMBER_ROLES.find((one) => one === currentTarget.value);
              void send({ do: 'edit-member', member: id, ...(to && { role: to }) }).then((done) => {
                if (!done) currentTarget.value = role;
              });
            }}
          >
            {MEMBER_ROLES.map((one) => (
              <option key={one} value={one}>
                {words.roles[one]}
              </option>
            ))}
          </select>
        )}
        {canRename && <RenameForm member={member} />}
        {(isGm || isMe) && (
          <ConfirmButton
            label={isMe ? words.leave : words.removeMember}
            testId={`remove-${id}`}
            onSure={() => void remove()}
          />
        )}
      </div>
      <Fault says={fault} />
    </li>
  );
}

function RenameForm({ member: { id, name } }: { readonly member: Member }): VNode {
  const { fault, send } = useSending();
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState(name);
  const button = useFocusAfter(isOpen);
  if (!isOpen)
    return (
      <button ref={button} type="button" class="button small" onClick={() => setOpen(true)}>
        {common.rename}
      </button>
    );
  const rename = async () => {
    if (await send({ do: 'edit-member', member: id, name: to })) setOpen(false);
  };
  return (
    <form
      class="campaign-buttons"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <input
        class="field"
        aria-label={words.nameOf(name)}
        required
        maxLength={40}
        value={to}
        autofocus
        onInput={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <button type="submit" class="button small">
        {common.save}
      </button>
      <Fault says={fault} />
    </form>
  );
}
