/* The page formats numbers and lists as the rulesets do. */
export {
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
} from '@riposte/shared/engine/language/intl';
