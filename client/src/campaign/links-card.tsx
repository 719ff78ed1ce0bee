import { MEMBER_ROLES } from '@riposte/shared/campaign/campaign';
import type { CampaignLinks } from '@riposte/shared/protocol/campaign';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { campaignLink, fetchLinks } from './requests.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The links with which people join a campaign. Renewed links replace the old ones. */
export function LinksCard(): VNode {
  const { access } = useCampaign();
  const [links, setLinks] = useState<CampaignLinks>();
  const { fault, run } = useSending();
  const fetch = (renew: boolean) => run(async () => setLinks(await fetchLinks(access, renew)));
  useEffect(() => void fetch(false), []);
  return (
    <section class="card" aria-labelledby="links">
      <h2 id="links">{common.invitationLinks}</h2>
      <p>{words.linksHow}</p>
      {links &&
        MEMBER_ROLES.map((role) => (
          <CopyLink
            key={role}
            testId={`link-${role}`}
            label={words.roles[role]}
            help={words.linkHelp[role]}
            path={campaignLink(access.id, links[role])}
          />
        ))}
      <Fault says={fault} />
      <ConfirmButton label={words.renewLinks} testId="renew-links" onSure={() => void fetch(true)} />
    </section>
  );
}
