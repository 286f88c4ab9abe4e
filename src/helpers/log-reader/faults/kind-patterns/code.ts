/** Messages about what went wrong in code, the least certain last. */
import { joinInOrder, joinPatterns } from '../../../../lib/join-patterns';
import type { KindPattern } from './kind-pattern';

export const CODE: readonly KindPattern[] = [
  [
    'memory',
    joinPatterns([
      /\b(?:OutOfMemoryError|StackOverflowError|OutOfMemoryException|StackOverflow)\b/,
      /\bCannot allocate memory\b|\bstd::bad_alloc\b|\bmemory allocation of \d+ bytes failed/,
      /\b[Oo]ut of memory\b(?!: ?(?:false|true))/,
    ]),
  ],
  [
    'crashed',
    joinPatterns([
      /\bSIG(?:SEGV|ABRT|ILL|BUS|FPE)\b|\b[Ss]egmentation fault\b|EXCEPTION_ACCESS_VIOLATION/,
      /\b0xc0000005\b|\bAccess violation\b|Unhandled page fault|stack smashing detected/,
    ]),
  ],
  [
    'needs-other',
    joinPatterns(
      [
        /\b(?:missing|unmet|unresolved|unsatisfied) (?:required |hard )?dependenc/,
        joinInOrder([
          /\bdependenc(?:y|ies)\b[^\n]{0,80}\b/,
          [
            /not (?:found|installed|loaded|present|met|satisfied)|missing/,
            /could ?n[o'’]t be (?:found|loaded)/,
          ],
        ]),
        /\b(?:requires?|needs?|depends on) (?:the )?(?:mod|plugin|addon|resource|library|package|extension) [^\n]{1,80}/,
      ],
      'i',
    ),
  ],
  [
    // With words of its own, it is about threads.
    'changed-meanwhile',
    /\bConcurrentModificationException\b(?!: (?!null)\S)|Collection was modified/,
  ],
  [
    'threads',
    joinPatterns(
      [
        /\bAsynchronous \S/,
        /\bConcurrentModificationException: (?!null)\S/,
        /IllegalThreadStateException/,
        /(?:on|from|outside)(?: the| a)? wrong thread/,
        /off(?:-| the )main thread/,
        /thread failed main thread check/,
        /not (?:on|from) the (?:main|server) thread/,
        /called from async/,
        /\basync(?:hronously)?\b[^\n]{0,40}(?:not allowed|only)/,
        /cannot be triggered asynchronously/,
      ],
      'i',
    ),
  ],
  [
    'code',
    joinPatterns([
      joinInOrder([
        /\b/,
        [
          /IllegalPluginAccess|NullPointer|NullReference|InvalidOperation|KeyNotFound|ArgumentNull/,
          /Argument|ClassCast|IndexOutOfBounds|IndexOutOfRange|ArrayIndexOutOfBounds/,
          /StringIndexOutOfBounds|IllegalState|IllegalArgument|UnsupportedOperation|NotImplemented/,
          /NoSuchElement|Arithmetic|DivideByZero|NegativeArraySize|InvocationTarget|Runtime/,
          /InvalidCast|NumberFormat/,
        ],
        /\w{0,10}Exception\b/,
      ]),
      /\bExceptionInInitializerError(?:null)?\b/,
    ]),
  ],
];
