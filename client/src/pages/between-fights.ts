/* The pages for the time between fights. They share their forms, so they load as one chunk: two would split the chunks
   that the table shares with them, and the table would load more slowly. */

export { showCampaign } from '../campaign/campaign-page.tsx';
export { showWorkshop } from './workshop-page.tsx';
