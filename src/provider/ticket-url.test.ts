import { describe, expect, it } from 'vitest';
import { provider } from '../../provider.config';
import { parseAttachments, getTicketUrl } from './ticket-url';

const urls = { ...provider.urls, tickets: 'https://t.test/new' };
const text = { page: 'https://d.test/sftp', attach: 'the log & more', subject: 'S' };

describe('getTicketUrl', () => {
  it('fills in every parameter that the provider names', () => {
    const { searchParams } = new URL(
      getTicketUrl({ urls, ticketForm: { page: 'from', subject: '', attach: 'files' } }, text),
    );
    expect([...searchParams]).toEqual([
      ['from', 'https://d.test/sftp'],
      ['files', 'the log & more'],
    ]);
  });

  it('keeps the parameters of the ticket page, and joins texts of one parameter', () => {
    const address = getTicketUrl(
      {
        urls: { ...urls, tickets: 'https://t.test/new?step=2' },
        ticketForm: { page: 'message', subject: 'title', attach: 'message' },
      },
      text,
    );
    expect([...new URL(address).searchParams]).toEqual([
      ['step', '2'],
      ['title', 'S'],
      ['message', 'https://d.test/sftp\nthe log & more'],
    ]);
  });
});

describe('parseAttachments', () => {
  it('returns what follows the word, up to the end of the sentence', () => {
    expect(
      parseAttachments('Open a ticket. Attach `logs/latest.log`, three\nlines. We do not repair.'),
    ).toBe('`logs/latest.log`, three lines');
    expect(parseAttachments('It fails; attach the answer of x.')).toBe('the answer of x');
    expect(parseAttachments('Open a ticket and wait.')).toBeUndefined();
  });
});
