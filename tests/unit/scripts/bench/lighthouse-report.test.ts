/** @jest-environment node */
import {
  failedCategories,
  type LighthouseResult,
  reportHeading,
  reportLine,
  worstAudits,
} from '../../../../scripts/bench/lighthouse-report.ts';

function result(scores: (number | null)[], audits: LighthouseResult['audits'] = {}): LighthouseResult {
  const [performance = 1, accessibility = 1, bestPractices = 1, seo = 1] = scores;
  const category = (score: number | null, ids: string[] = []) => ({
    score,
    auditRefs: ids.map((id) => ({ id, weight: id === 'unweighted' ? 0 : id === 'heavy' ? 10 : 1 })),
  });
  return {
    categories: {
      performance: category(performance, ['light', 'heavy', 'unweighted', 'unknown']),
      accessibility: category(accessibility, ['broken', 'passed', 'not-applicable']),
      'best-practices': category(bestPractices),
      seo: category(seo),
    },
    audits,
  };
}

it('performance may be under 100, the others may not', () => {
  expect(failedCategories(result([0.2, 1, 1, 1]))).toEqual([]);
  expect(failedCategories(result([1, 0.99, 1, 0.5]))).toEqual(['accessibility', 'seo']);
});

it('a category without a score has failed', () => {
  expect(failedCategories(result([1, 1, null, 1]))).toEqual(['best-practices']);
});

it('a page is a line under the heading', () => {
  const line = reportLine(
    '/about/',
    result([0.98], { 'largest-contentful-paint': { title: '', score: 1, numericValue: 1234.5 } }),
  );
  expect(line.split(/ +/)).toEqual(['/about/', '98', '100', '100', '100', '0', '1235', '0', '0']);
  expect(line).toHaveLength(reportHeading().length);
});

it('audits are named by what they cost, those that could not run among them', () => {
  const audits = {
    light: { title: 'Light', score: 0 },
    heavy: { title: 'Heavy', score: 0.5, displayValue: '3 s', explanation: 'Too much' },
    unweighted: { title: 'Unweighted', score: 0 },
    broken: { title: 'Broken', score: null, errorMessage: 'No trace' },
    passed: { title: 'Passed', score: 1 },
    'not-applicable': { title: 'Not applicable', score: null },
  };
  expect(worstAudits(result([], audits))).toEqual([
    'performance: Heavy (3 s; Too much)',
    'performance: Light',
    'accessibility: Broken (No trace)',
  ]);
  expect(worstAudits(result([], audits), 1)).toEqual(['performance: Heavy (3 s; Too much)']);
});
