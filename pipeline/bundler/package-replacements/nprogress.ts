/**
 * The part of `nprogress` that the theme uses: a bar at the top that starts, creeps forward while
 * the page loads, and runs to its end. Same elements and numbers as in the package, without the
 * spinner and the positions.
 */
export const settings = {
  minimum: 0.08,
  easing: 'ease',
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;

/** Never full before the page has loaded. */
const MAX_STATUS = 0.994;

/** Progress of the bar, from 0 to 1; `undefined` while it is hidden. */
let status: number | undefined;
let timers: number[] = [];

const runAfter = (milliseconds: number, then: () => void) =>
  timers.push(window.setTimeout(then, milliseconds));

function getBar(): HTMLElement {
  const shown = document.querySelector<HTMLElement>('#nprogress .bar');
  if (shown !== null) return shown;
  const createDiv = () => document.createElement('div');
  const [progress, bar, peg] = [createDiv(), createDiv(), createDiv()];
  progress.id = 'nprogress';
  bar.className = 'bar';
  bar.setAttribute('role', 'bar');
  peg.className = 'peg';
  bar.style.transform = 'translate3d(-100%,0,0)';
  bar.append(peg);
  progress.append(bar);
  document.body.append(progress);
  document.documentElement.classList.add('nprogress-busy');
  // Forces a layout at the start position, so that the next change is a transition.
  progress.getBoundingClientRect();
  return bar;
}

function move(to: number): void {
  const { style } = getBar();
  style.transition = `all ${settings.speed}ms ${settings.easing}`;
  style.transform = `translate3d(${(to - 1) * 100}%,0,0)`;
}

function advance(by: number): void {
  status = Math.min((status ?? 0) + by, MAX_STATUS);
  move(status);
}

function creep(): void {
  runAfter(settings.trickleSpeed, () => {
    advance(Math.random() * settings.trickleRate);
    creep();
  });
}

function remove(): void {
  document.getElementById('nprogress')?.remove();
  document.documentElement.classList.remove('nprogress-busy');
}

function stop(): void {
  timers.forEach(clearTimeout);
  timers = [];
}

const nprogress = {
  configure: (): void => undefined,

  /** Shows the bar, unless it is already running. */
  start(): void {
    if (status !== undefined) return;
    stop();
    remove();
    advance(settings.minimum);
    creep();
  },

  /** Completes the bar, if shown, and fades it out. */
  done(): void {
    if (status === undefined) return;
    stop();
    const { speed } = settings;
    advance(0.3 + 0.5 * Math.random());
    status = undefined;
    runAfter(speed, () => move(1));
    runAfter(2 * speed, () => {
      const { style } = getBar().parentElement as HTMLElement;
      style.transition = `all ${speed}ms linear`;
      style.opacity = '0';
    });
    runAfter(3 * speed, remove);
  },
};

export default nprogress;
