import { expect, it } from 'vitest';
import { wordsInLine } from '../../src/ui/said.ts';

it('an answer goes before the prompt, and the prompt before news', () => {
  const [answer, news] = [false, true].map((isNews) => ({
    words: isNews ? 'a number is shut' : 'not your turn',
    isNews,
  }));
  if (!answer || !news) throw new Error('nothing said');
  const prompt = 'lay a tile';
  expect([answer, news, null].map((said) => wordsInLine(said, prompt))).toEqual([answer.words, prompt, prompt]);
  expect([answer, news, null].map((said) => wordsInLine(said, null))).toEqual([answer.words, news.words, null]);
});
