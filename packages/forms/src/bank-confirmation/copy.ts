export const copy = {
  title: 'Your bank would like to confirm this payment.',
  text: 'Answer on your bank’s page below. You are charged only after you confirm, and only once.',
  frame: 'Your bank’s page',
  loading: 'Your bank’s page is loading.',
  finishing: 'Your bank has your answer. One moment.',
  failed: 'Your bank’s page did not load.',
  failedText: 'You have not been charged. Check your connection, then try again.',
  failedAgain:
    'It did not load this time either. You have not been charged. If your connection is good, close this and come back in a minute.',
  again: 'Try again',
} as const;
