import './statistics.css';
import 'uplot/dist/uPlot.min.css';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import UPlot from 'uplot';
import { type Course, type FighterTotals, type Tally, tallyOf } from '../battle/fight-statistics.ts';
import { type ActionResult, actionResultsOf } from '../battle/results.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { useBattle, useSnapshot } from '../session/context.ts';
import { sideVariable } from '../theme/colors.ts';
import { Portrait } from '../ui/portrait.tsx';
import * as words from '../words/end.ts';

/** The statistics of the fight: health over time, the totals and luck of each fighter, and highlights. */
export function FightStatistics(): VNode {
  const snapshot = useSnapshot();
  const { results } = useBattle();
  const tally = tallyOf(snapshot, results);
  return (
    <div class="aftermath" data-testid="aftermath">
      {tally.course && <CourseView course={tally.course} />}
      <DeedsTable snapshot={snapshot} deeds={tally.deeds} />
      <ResultsTable yields={actionResultsOf(snapshot, results)} />
      <Moments moments={tally.moments} />
    </div>
  );
}

const [HEIGHT, MOST_ROWS] = [170, 14] as const;

/** The health of the sides over the fight, as a chart and as a table. */
function CourseView({ course }: { readonly course: Course }): VNode {
  const host = useChart(course);
  return (
    <section>
      <h2>{words.healthOfTheSides}</h2>
      <div ref={host} aria-hidden="true" />
      <CourseTable course={course} />
    </section>
  );
}

/** Draws the health of the sides as a line chart, in the colors of the theme. */
function useChart(course: Course): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = host;
    if (!element) return undefined;
    const style = getComputedStyle(element);
    const tone = (name: string) => style.getPropertyValue(name).trim();
    const axis = {
      stroke: tone('--muted'),
      grid: { stroke: tone('--line') },
      ticks: { stroke: tone('--line') },
    };
    const chart = new UPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        scales: { x: { time: false }, y: { range: (_chart, _least, most) => [0, most * 1.05] } },
        axes: [
          { ...axis, size: 30 },
          { ...axis, size: 44 },
        ],
        series: [
          { label: words.move },
          ...course.sides.map((side, index) => ({
            label: sideLabel(side),
            stroke: tone(`--side-${index}`),
            width: 3,
            ...(index > 0 && { dash: [10 - 2 * index, 5] }),
            points: { show: false },
          })),
        ],
        legend: { live: false },
      },
      [[...course.moves], ...course.health.map((numbers) => [...numbers])],
      element,
    );
    const watcher = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      chart.destroy();
    };
  }, [course.moves.length]);
  return host;
}

/** The numbers of the chart as a table, for at most `MOST_ROWS` moves. */
function CourseTable({ course }: { readonly course: Course }): VNode {
  const each = Math.ceil(course.moves.length / MOST_ROWS);
  const rows = course.moves.flatMap((move, index) =>
    index % each === 0 || index === course.moves.length - 1 ? [{ move, index }] : [],
  );
  return (
    <details>
      <summary>{words.asATable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.move}</th>
            {course.sides.map((side) => (
              <th key={side} scope="col">
                {sideLabel(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ move, index }) => (
            <tr key={move}>
              <th scope="row">{move}</th>
              {course.sides.map((side, of) => (
                <td key={side}>{course.health[of]?.[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface OfDeeds {
  readonly snapshot: BattleSnapshot;
  readonly deeds: readonly FighterTotals[];
}

/** A table that scrolls horizontally, by touch or with the arrow keys. */
function Wide({ of, children }: { readonly of: string; readonly children: ComponentChildren }): VNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only an element that can have the focus
    <section class="aftermath-wide" aria-label={of} tabIndex={0}>
      {children}
    </section>
  );
}

function DeedsTable({ snapshot, deeds }: OfDeeds): VNode {
  const isWeighed = deeds.some(({ weighed }) => weighed > 0);
  const most = Math.max(1, ...deeds.map(({ done }) => done));
  return (
    <section>
      <h2>{words.whoDidWhat}</h2>
      <Wide of={words.whoDidWhat}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.fighter}</th>
              <th scope="col">{words.damageDone}</th>
              <th scope="col">{words.taken}</th>
              <th scope="col">{words.healed}</th>
              <th scope="col">{words.felled}</th>
              <th scope="col">{words.answers}</th>
              <th scope="col">{words.goodRolls}</th>
              {isWeighed && <th scope="col">{words.luck}</th>}
            </tr>
          </thead>
          <tbody>
            {deeds.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Portrait snapshot={snapshot} id={one.id} /> {nameIn(snapshot.table, one.id)}
                </th>
                <td>
                  {one.done}
                  <i
                    class="aftermath-bar"
                    style={{ width: `${(60 * one.done) / most}px`, background: sideVariable(0) }}
                  />
                </td>
                <td>{one.taken}</td>
                <td>{one.healed}</td>
                <td>{one.felled}</td>
                <td>{one.answers}</td>
                <td>{one.rolls === 0 ? '–' : words.oneOf(one.good, one.rolls)}</td>
                {isWeighed && <td>{luckOf(one)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {isWeighed && <p>{words.whatLuckIs}</p>}
    </section>
  );
}

function ResultsTable({ yields }: { readonly yields: readonly ActionResult[] }): VNode | null {
  if (yields.length === 0) return null;
  return (
    <section data-testid="yields">
      <h2>{words.resultsByAction}</h2>
      <Wide of={words.resultsByAction}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.actionOrAnswer}</th>
              <th scope="col">{words.times}</th>
              <th scope="col">{words.damage}</th>
              <th scope="col">{words.healed}</th>
              <th scope="col">{words.unhurtAfterIt}</th>
            </tr>
          </thead>
          <tbody>
            {yields.map(({ what, times, done, healed, unhurt }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{times}</td>
                <td>{done}</td>
                <td>{healed}</td>
                <td>{unhurt === null ? '–' : words.oneOf(unhurt, times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  );
}

function luckOf({ weighed, expected, lucky }: FighterTotals): string {
  if (weighed === 0) return '–';
  return words.luckOf(lucky - expected, expected);
}

function Moments({ moments }: Pick<Tally, 'moments'>): VNode | null {
  if (moments.length === 0) return null;
  return (
    <section>
      <h2>{words.highlights}</h2>
      <ol>
        {moments.map((text, index) => (
          <li key={`${index} ${text}`}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
