import { centerOf } from '../../scenery/metrics.ts';
import type { Way } from '../motions.ts';
import {
  angleOf,
  around,
  type Beat,
  between,
  drawn,
  type Stage,
  scatter,
  slowing,
  swell,
  together,
} from './beat.ts';

/** Returns the animation of a step from one hex to another. */
export function walk(stage: Stage, { who, from, to }: Way): Beat {
  const [start, end] = [centerOf(from), centerOf(to)];
  return {
    lasts: 150,
    draw(moment) {
      const { x, y } = between(start, end, moment * moment * (3 - 2 * moment));
      stage.viewOf(who)?.position.set(x, y - swell(moment) * 4);
    },
  };
}

/** Returns the animation of a push: the fighter leans back and slides, and leaves dust behind. */
export function push(stage: Stage, { who, from, to }: Way): Beat {
  const [start, end] = [centerOf(from), centerOf(to)];
  const slide: Beat = {
    lasts: 320,
    draw(moment) {
      const view = stage.viewOf(who);
      if (!view) return;
      view.position.copyFrom(between(start, end, slowing(moment)));
      view.rotation = moment >= 1 ? 0 : (end.x < start.x ? 0.22 : -0.22) * swell(moment);
    },
  };
  const trail = drawn(stage, 420, (drawing, moment) => {
    for (let puff = 0; puff < 10; puff++) {
      const age = moment - puff / 16;
      if (age <= 0) continue;
      const aside = around(
        between(start, end, puff / 11),
        angleOf(start, end) + Math.PI / 2,
        24 * (scatter(puff) - 0.5),
      );
      drawing.circle(aside.x, aside.y + 16 - age * 8, 4 + 6 * age);
    }
    drawing.fill({ color: 0xbfae92, alpha: 0.5 * (1 - moment) });
  });
  return together(slide, trail);
}
