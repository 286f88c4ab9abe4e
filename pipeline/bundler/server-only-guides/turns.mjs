/** Lets a few tasks run at a time. */
export class Turns {
  #free;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {number} count how many may run at a time */
  constructor(count) {
    this.#free = count;
  }

  /**
   * Runs a task when its turn comes; a task that fails ends its turn too.
   * @template T
   * @param {() => Promise<T>} task
   */
  async run(task) {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
