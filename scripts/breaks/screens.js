import { breaksOf } from './list.js'

/** What officers see: figures, lists, paper, and presses in a browser. */
export default [
  ...breaksOf(
    'src/ui/format.ts',
    ['src/ui/format.test.ts'],
    [
      [
        'half a kilogram is not seen',
        'return isFiner ? money(value) : whole(value)',
        'return whole(value)',
      ],
    ],
  ),
  ...breaksOf(
    'src/ui/batch/use-run-now.ts',
    ['src/tests/browser/to-order.test.ts'],
    [
      [
        'a second press makes the order of the row that moved up',
        'DOUBLE_PRESS_MS = 700',
        'DOUBLE_PRESS_MS = 0',
      ],
    ],
  ),
  ...breaksOf(
    'src/ui/batch/cut-batches.ts',
    ['src/ui/batch/cut-batches.test.ts'],
    [
      [
        'another officer finds ticked what a session left of a batch',
        'return `cutBatches:$',
        "return 'cutBatches:' || `$",
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/session.ts',
    ['src/platform/session.test.ts'],
    [['the next officer finds what the last one typed', '|\\\\w+:$', '|\\\\w+:|$']],
  ),
  ...breaksOf(
    'src/app/client/router.tsx',
    ['src/tests/browser/preferences.test.ts'],
    [['whoever logs out leaves what they typed', "keepOnly('I18N_LANGUAGE')", "keepOnly('')"]],
  ),
  ...breaksOf(
    'src/app/client/preferences.ts',
    ['src/tests/browser/preferences.test.ts'],
    [
      [
        'the sign-in page has the colours of who logged out',
        'unsent = {}\n  show({})',
        'unsent = {}',
      ],
      [
        'what is chosen without a network is never sent',
        'unsent = { ...sent, ...unsent }',
        'unsent = {}',
      ],
    ],
  ),
  ...breaksOf(
    'src/app/client/Shell.tsx',
    ['src/tests/browser/preferences.test.ts'],
    [['what is typed goes unasked with the session', '|| !hasDrafts()) return', ') return']],
  ),
  ...breaksOf(
    'src/platform/typed-number.ts',
    ['src/ui/form/numbers.test.ts'],
    [
      [
        'Thai digits are no number',
        'arabicDigits(withoutInvisible(text))',
        'withoutInvisible(text)',
      ],
      [
        'six and a half is read as 65',
        "BARE.test(number) || GROUPED.test(number) ? number.replaceAll(',', '') : null",
        "number.replaceAll(',', '')",
      ],
    ],
  ),
  ...breaksOf(
    'src/ui/table/page-window.ts',
    ['src/ui/table/page-window.test.ts'],
    [
      [
        'the last page stands in the middle of the pager',
        'Math.min(page - 2, pages - length)',
        'page - 2',
      ],
    ],
  ),
  ...breaksOf(
    'src/ui/excel/excel-format.ts',
    ['src/ui/excel/excel-format.test.ts'],
    [
      [
        'half a kilogram is not seen in Excel',
        'Number.isInteger(value) ? minDecimals : Math.max(minDecimals, 2)',
        'minDecimals',
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/documents/baht-words.ts',
    ['src/platform/documents/baht-words.test.ts'],
    [
      [
        'a last 1 is read as a first one',
        "if (place === 0 && digit === 1 && isLed) return 'เอ็ด'",
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/documents/thai-words.ts',
    ['src/platform/documents/thai-words.test.ts'],
    [
      [
        'a Thai name is parted inside of a word',
        'return /[ก-๎]$/.test(before) && THAI.test(after)',
        'return true',
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/send.ts',
    ['src/tests/browser/grading-connection.test.ts'],
    [
      [
        'a lost save is sent again as another one',
        'if (attempt.current?.input !== text)',
        'if (true)',
      ],
    ],
  ),
  ...breaksOf(
    'src/ui/actions/use-action.ts',
    ['src/tests/browser/double-clicks.test.ts', 'src/tests/browser/grading-connection.test.ts'],
    [['a save that is lost offers no other try', 'if (isOutcomeUnknown(error)) {', 'if (false) {']],
  ),
  ...breaksOf(
    'src/ui/lazy-part.tsx',
    ['src/tests/browser/lazy-parts.test.ts'],
    [
      [
        'what could not be fetched stays open without a word',
        'if (part.close && part.close(props) !== false) showFailure',
        'if (false) showFailure',
      ],
      ['what comes at the second try has no styles', 'await fetchMissingStyles()', ''],
    ],
  ),
]
