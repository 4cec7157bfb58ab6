import { readFileSync } from "node:fs";

/** Reads the results file of a Vitest run; null if the run did not finish. */
export function readVitest(file) {
  const results = readJson(file);
  if (!results) return null;
  const named = results.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map((one) => ({ ...one, name: `${name}: ${one.fullName}` }));
    // A file that can't be loaded has no failed test, but counts as a failure.
    const isLoaded = status === "passed" || tests.some((test) => test.status === "failed");
    return isLoaded ? tests : [...tests, { status, name: `${name}: ${message.split("\n")[0]}` }];
  });
  const failed = named.filter(({ status }) => status === "failed");
  const flaky = named.filter((one) => one.status === "passed" && one.failureMessages.length > 0);
  return { passed: results.numPassedTests, failed: listNames(failed), flaky: listNames(flaky) };
}

/** Reads the results file of a Playwright run; null if the run did not finish. */
export function readPlaywright(file) {
  const results = readJson(file);
  if (!results) return null;
  const specs = results.suites.flatMap(listSpecs);
  const pick = (status) => listNames(specs.filter((spec) => spec.status === status));
  const { expected, flaky } = results.stats;
  return { passed: expected + flaky, failed: pick("unexpected"), flaky: pick("flaky") };
}

function listSpecs({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ status, name: `${file}: ${title}` })),
  );
  return [...own, ...suites.flatMap(listSpecs)];
}

function listNames(tests) {
  return tests.map(({ name }) => name);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
