import { afterEach, describe, expect, it } from 'vitest';
import { stemGerman } from './german';
import { setIndexLanguage, stem, withIndexLanguage } from './language';
import { foldAccents, tokenizeQuery } from './tokenizer';

const stemWord = (word: string) => stemGerman(foldAccents(word));

describe('stemGerman', () => {
  it.each([
    ['Sicherung', 'Sicherungen', 'sichern'],
    ['Änderung', 'Aenderungen', 'ändern'],
    ['Server', 'Servers', 'Servern'],
    ['Straße', 'Strassen', 'Straßen'],
    ['Datei', 'Dateien', 'Dateien'],
    ['Welt', 'Welten', 'Welt'],
  ])('%s, %s and %s meet', (one, ...others) => {
    expect(others.map(stemWord)).toEqual([stemWord(one), stemWord(one)]);
  });

  it.each(['motd', '1.21.1', 'allow-flight', 'ssh'])('leaves %s alone', (word) => {
    expect(stemGerman(word)).toBe(word);
  });

  it('distinguishes different words', () => {
    expect(stemWord('Queue')).toBe(stemWord('Queues'));
    expect(stemWord('Welt')).not.toBe(stemWord('Wald'));
    expect(stemWord('Port')).not.toBe(stemWord('Panel'));
  });
});

describe('the language of the index', () => {
  afterEach(() => setIndexLanguage({}));

  it('defaults to English, follows the index, and can be changed back', () => {
    expect(stem('backups')).toBe('backup');
    setIndexLanguage({ language: 'de' });
    expect(tokenizeQuery('Wie lade ich eine Datei hoch?').map(({ text }) => text)).toEqual([
      'lade',
      'datei',
      'hoch',
    ]);
    setIndexLanguage({});
    expect(tokenizeQuery('how do I upload a file').map(({ text }) => text)).toEqual([
      'upload',
      'file',
    ]);
  });

  it('does not stem a language without rules', () => {
    setIndexLanguage({ language: 'fr' });
    expect(stem('serveurs')).toBe('serveurs');
  });

  it('returns to the language before, whatever happens', () => {
    expect(withIndexLanguage({ language: 'fr' }, () => stem('backups'))).toBe('backups');
    expect(stem('backups')).toBe('backup');
    const fail = () => {
      throw new Error('unreadable');
    };
    expect(() => withIndexLanguage({ language: 'fr' }, fail)).toThrow('unreadable');
    expect(stem('backups')).toBe('backup');
  });
});
