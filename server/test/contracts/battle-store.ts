import { describe } from 'vitest';
import { campaignPromises } from './campaign-store.ts';
import { groupedWrites, takenState } from './journal.ts';
import { ringPromises } from './key-ring-store.ts';
import { shelfPromises } from './library-store.ts';
import { notificationPromises } from './notification-store.ts';
import { ownership } from './ownership.ts';
import type { Tried } from './sample-battle.ts';

/** Tests the behavior that every store must have. */
export function promisesOf(tried: () => Tried): void {
  describe('among several writes at once', () => groupedWrites(tried));
  describe('the owner of a battle', () => ownership(tried));
  describe('the state of a taken battle', () => takenState(tried));
  describe('a campaign', () => campaignPromises(() => tried().store.campaigns));
  describe('a library', () => shelfPromises(() => tried().store.shelves));
  describe('notifications', () => notificationPromises(() => tried().store));
  describe('a key ring', () => ringPromises(() => tried().store.rings));
}
