import { said } from '../engine/language/keyed-text.ts';
import * as campaign from '../words/messages/campaign.ts';

/** The chapter of messages about campaigns, by the name that keys begin with. */
export const CAMPAIGN_CHAPTERS = { campaign };

/** The messages about campaigns, with their keys. */
export const SAID = said(CAMPAIGN_CHAPTERS).campaign;
