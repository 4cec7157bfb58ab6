/** Runs a task of several steps to its end. */
export function finish<Result>(task: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}
