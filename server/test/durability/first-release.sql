-- A database of the first release, in the middle of a fight.
CREATE TABLE battles (id text PRIMARY KEY, title text NOT NULL, ruleset text NOT NULL, version integer NOT NULL,
  setup text NOT NULL, seed text NOT NULL, gm_link text NOT NULL, player_link text NOT NULL, spectator_link text NOT NULL,
  status text NOT NULL, last_seq integer NOT NULL, epoch integer NOT NULL, created_at bigint NOT NULL);
CREATE TABLE inputs (battle text NOT NULL REFERENCES battles (id), seq integer NOT NULL, input text NOT NULL, seat text,
  message text, voided integer DEFAULT 0 NOT NULL, at bigint NOT NULL, CONSTRAINT inputs_key PRIMARY KEY (battle, seq));
CREATE TABLE seats (battle text NOT NULL REFERENCES battles (id), id text NOT NULL, key_hash text NOT NULL,
  name text NOT NULL, role text NOT NULL, fighters text NOT NULL, CONSTRAINT seats_key PRIMARY KEY (battle, id));
CREATE TABLE snapshots (battle text PRIMARY KEY REFERENCES battles (id), seq integer NOT NULL, state text NOT NULL,
  at bigint NOT NULL);
CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
CREATE TABLE kysely_migration_lock (id varchar(255) NOT NULL PRIMARY KEY, is_locked integer DEFAULT 0 NOT NULL);
INSERT INTO kysely_migration VALUES ('001-battles', '2026-11-01T00:00:00.000Z');
INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO battles VALUES ('old-battle', 'A brawl', 'toy', 1, '{"ruleset":"toy","options":{},"map":{"radius":4,"walls":[],"difficult":[],"cover":[]},"combatants":[{"id":"ana","side":"heroes","at":[0,0],"sheet":{"kind":"knight"}},{"id":"ben","side":"heroes","at":[0,1],"sheet":{"kind":"knight"}},{"id":"rat","side":"foes","at":[1,0],"sheet":{"kind":"rat"}},{"id":"rex","side":"foes","at":[1,-1],"sheet":{"kind":"knight"}}]}', 'ec2325a39f3140f75cdf45467571b0e46d6701f6d36afb10ec9ee8b71e8306a0', 'bc123835d3b82b057f4930a82206e5be25e8f7000195e696746082e7007034bc', 'e834f514da2e66963f705a67276d4abe67e30bfb9a91c77d42c600fdfeb8e817', 'b729a1ac97725ecbf6054513318c69fc1da825f1c64ffb9cdddeaaecdb4c141d', 'fighting', 4, 1, 1795274280854);
INSERT INTO inputs VALUES ('old-battle', 1, '{"as":"ana","do":"think","note":"of old"}', 's90ff19282b6e', 'm1', 0, 1795274280932);
INSERT INTO inputs VALUES ('old-battle', 2, '{"as":"ana","do":"hit","target":"ben"}', 's90ff19282b6e', 'm2', 0, 1795274280935);
INSERT INTO inputs VALUES ('old-battle', 3, '{"as":"ben","answer":"guard"}', 's72fd0f1a2dbe', 'm1', 0, 1795274280938);
INSERT INTO inputs VALUES ('old-battle', 4, '{"as":"ana","do":"shout"}', 's90ff19282b6e', 'm3', 0, 1795274280940);
INSERT INTO seats VALUES ('old-battle', 's7d120a879e7d', '7e56ddaa465677ee7eacf5264c9bceaeeb8a2590554a6e77b9f7641a881e7788', 'Gloria', 'gm', '[]');
INSERT INTO seats VALUES ('old-battle', 's90ff19282b6e', '2369b4385faa9650971a7d7fbaf88810392bbf83d8a11bcbfa91c0e53202aefb', 'Ann', 'player', '["ana"]');
INSERT INTO seats VALUES ('old-battle', 's72fd0f1a2dbe', '59313d288ce2e8467bfb8046624ecd664b20c3569cb4320214ab4d4a5ede9479', 'Bob', 'player', '["ben"]');
