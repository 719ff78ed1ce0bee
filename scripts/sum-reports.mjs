// Sums up the reports of .ci/run in a folder. NAME.exit holds the exit code of a suite, and NAME.json the
// report of Vitest. NAME-again.json is the report of a second run of the failed files. Prints the failures,
// and the tests that passed only in the second run. With --failed REPORT, prints the failed files of one
// report. Plain JavaScript, because it must work even if the installation failed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [first = '.', report = ''] = process.argv.slice(2);
if (first === '--failed') for (const file of failedFiles(testsOf(report))) console.log(file);
else sum(first);

function sum(folder) {
  let passed = 0;
  let failed = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.exit'))) {
    const suite = name.replace('.exit', '');
    const exit = readFileSync(join(folder, name), 'utf8').trim();
    const isWell = exit === '0';
    const tests = testsOf(join(folder, `${suite}.json`));
    const again = testsOf(join(folder, `${suite}-again.json`));
    const isRunAgain = new Set(again.map(({ file }) => file));
    const last = [...tests.filter(({ file }) => !isRunAgain.has(file)), ...again];
    const failures = last.filter(isFailed);
    const failing = new Set(failures.map(nameOf));
    for (const test of failures) console.log(`FAILED ${nameOf(test)}: ${test.fault}`);
    for (const test of tests.filter(isFailed))
      if (!failing.has(nameOf(test)))
        console.log(`PASSED AT ITS SECOND RUN ONLY ${nameOf(test)}: ${test.fault}`);
    passed += last.filter(({ status }) => status === 'passed').length;
    // A suite can also fail outside its tests, for example because of a type error, a lint error, a crash or a timeout.
    if (!isWell && failures.length === 0)
      console.log(`FAILED ${suite} as a whole: it ended with ${exit}, see its output`);
    failed += isWell ? failures.length : Math.max(failures.length, 1);
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** Returns all tests of a report. A file that could not be run counts as one failed test. */
function testsOf(path) {
  const { testResults = [] } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults.map(({ fullName, status, failureMessages }) => {
      return { file, title: fullName, status, fault: firstLine(failureMessages?.[0]) };
    });
    if (status !== 'failed' || tests.some(isFailed)) return tests;
    return [...tests, { file, title: '(the file itself)', status, fault: firstLine(message) }];
  });
}

function isFailed({ status }) {
  return status === 'failed';
}

function nameOf({ file, title }) {
  return `${file} > ${title}`;
}

function failedFiles(tests) {
  return new Set(tests.filter(isFailed).map(({ file }) => file));
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}
