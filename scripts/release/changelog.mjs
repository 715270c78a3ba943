// How changesets become lines of a CHANGELOG (.changeset/config.json names this module). The lines say what users notice,
// without the hashes of commits, and the packages that a version needs are listed once.

/** @param {{ summary: string }} changeset */
async function getReleaseLine({ summary }) {
  const [first = '', ...others] = summary.trim().split('\n');
  return [`- ${first}`, ...others.map((line) => (line ? `  ${line}` : ''))].join('\n');
}

/**
 * @param {unknown} _
 * @param {{ name: string, newVersion: string }[]} dependencies those that have a new version
 */
async function getDependencyReleaseLine(_, dependencies) {
  if (dependencies.length === 0) return '';
  const names = dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).toSorted();
  return `- Needs ${names.join(', ')}.`;
}

export default { getReleaseLine, getDependencyReleaseLine };
