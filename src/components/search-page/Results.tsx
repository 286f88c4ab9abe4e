/** The results of the page, or suggestions if there are none. */
import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import type { ValuesForBrowser } from '@site/src/provider/values-for-browser';
import { getTicketUrl } from '@site/src/provider/ticket-url';
import type { SearchResult } from '@site/src/search/worker/run-search';
import type { Hit } from '@site/src/search/worker/hits';
import { groupByPage } from '@site/src/components/search-dialog/show-as-ranked';
import { missingResult, USUAL_QUERIES } from '@site/src/components/search-dialog/texts';
import * as VIEW from './texts';
import styles from './styles.module.css';
import type { SearchControls } from './useSearch';
/** The page itself and two of its sections. */
const SHOWN_OF_A_PAGE = 3;

/** The embedded engine and Algolia escape everything except the tags around matches. */
function Marked({ html }: { html: string }): ReactNode {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

type Level = 'lvl1' | 'lvl2' | 'lvl3';

function getLevel(hit: Hit): Level {
  return (['lvl3', 'lvl2'] as const).find((name) => hit.hierarchy[name] !== null) ?? 'lvl1';
}

function HitLink({ hit }: { hit: Hit }): ReactNode {
  const toRelative = useSearchResultUrlProcessor();
  const title = hit._highlightResult.hierarchy[getLevel(hit)]?.value ?? '';
  return (
    <Link to={toRelative(hit.url)}>
      <Marked html={title} />
    </Link>
  );
}

function Snippet({ hit }: { hit: Hit }): ReactNode {
  const content = hit._snippetResult.content;
  return (
    content !== undefined && (
      <p>
        <Marked html={content.value} />
      </p>
    )
  );
}

/** The sections of a page that match; nothing if there are none. */
function Sections({ hits }: { hits: readonly Hit[] }): ReactNode {
  return (
    hits.length > 0 && (
      <ul className={styles.sections}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <HitLink hit={hit} />
            <Snippet hit={hit} />
          </li>
        ))}
      </ul>
    )
  );
}

/** A page with its best sections below it; the others load on request. */
function PageResult({
  hits,
  more,
}: {
  hits: readonly Hit[];
  more: (url: string) => Promise<readonly Hit[]>;
}): ReactNode {
  const [allHits, setAll] = useState<readonly Hit[]>();
  const shownHits = allHits ?? hits;
  const [first, ...sections] = shownHits;
  if (first === undefined) return null;
  return (
    <article className={styles.result}>
      <h2>
        <HitLink hit={first} />
      </h2>
      <p className={styles.trail}>
        {[first.hierarchy.lvl0, getLevel(first) === 'lvl1' ? null : first.hierarchy.lvl1]
          .filter((name) => name !== null)
          .join(' › ')}
      </p>
      <Snippet hit={first} />
      <Sections hits={sections} />
      {allHits === undefined && hits.length >= SHOWN_OF_A_PAGE && (
        <button
          type="button"
          className={clsx('button button--link button--sm', styles.more)}
          onClick={() => {
            more(first.url).then(setAll, (error: unknown) => console.error(error));
          }}
        >
          {VIEW.formatMoreIn(first.hierarchy.lvl1 ?? '')}
        </button>
      )}
    </article>
  );
}

/** Queries that the reader can choose instead, in a sentence. */
function OtherQueries({
  words,
  queries,
  end,
  onChoose,
}: {
  words: string;
  queries: readonly string[];
  end: string;
  onChoose: (query: string) => void;
}): ReactNode {
  return (
    queries.length > 0 && (
      <p>
        {words}{' '}
        {queries.map((query, place) => (
          <span key={query}>
            {place > 0 && ', '}
            <button type="button" className={styles.meant} onClick={() => onChoose(query)}>
              {query}
            </button>
          </span>
        ))}
        {end}
      </p>
    )
  );
}

/** What to try instead, and how to say that something is missing. */
function NoResults({
  query,
  provider,
  onChoose,
}: {
  query: string;
  provider: ValuesForBrowser;
  onChoose: (query: string) => void;
}): ReactNode {
  return (
    <>
      <p>
        {VIEW.NO_RESULTS} &quot;<strong>{query}</strong>&quot;.
      </p>
      <OtherQueries
        words={VIEW.TRY_SEARCHING}
        queries={USUAL_QUERIES}
        end="."
        onChoose={onChoose}
      />
      <p>
        {VIEW.BELIEVE}{' '}
        <a href={getTicketUrl(provider, { subject: missingResult(query) })}>{VIEW.LET_US_KNOW}</a>
      </p>
    </>
  );
}

/** The results, page by page, or suggestions if there are none. */
export function Results({
  query,
  hits,
  result,
  search: { more, moreOf },
  provider,
  onChoose,
}: {
  query: string;
  hits: readonly Hit[];
  result: SearchResult;
  search: SearchControls;
  provider: ValuesForBrowser;
  onChoose: (query: string) => void;
}): ReactNode {
  const meant = (result.userData ?? []).flatMap(({ didYouMean }) => didYouMean);
  return (
    <>
      <OtherQueries words={VIEW.DID_YOU_MEAN} queries={meant} end="?" onChoose={onChoose} />
      {result.nbHits === 0 && <NoResults query={query} provider={provider} onChoose={onChoose} />}
      {groupByPage(hits).map((ofPage) => (
        <PageResult key={`${query} ${ofPage[0]?.objectID ?? ''}`} hits={ofPage} more={moreOf} />
      ))}
      {result.page + 1 < result.nbPages && (
        <button type="button" className="button button--secondary" onClick={more}>
          {VIEW.MORE}
        </button>
      )}
    </>
  );
}
