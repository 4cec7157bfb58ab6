import { readFileSync } from "node:fs";

/** What a run of Vitest left in its file; null when it came to no end. */
export function readVitest(file) {
  const results = readJson(file);
  if (!results) return null;
  const failed = results.testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === "failed");
    // A file that cannot be loaded fails no test, but it is a failure.
    if (tests.length === 0 && message) return [`${name}: ${message.split("\n")[0]}`];
    return tests.map((test) => `${name}: ${test.fullName}`);
  });
  return { passed: results.numPassedTests, failed };
}

/** What a run of Playwright left in its file; null when it came to no end. */
export function readPlaywright(file) {
  const results = readJson(file);
  if (!results) return null;
  const { expected, flaky } = results.stats;
  return { passed: expected + flaky, failed: results.suites.flatMap(failedIn) };
}

function failedIn({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedIn)];
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
