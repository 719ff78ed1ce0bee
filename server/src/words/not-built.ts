/** The page of a server whose client has not been built. */
export const notBuilt = `<!doctype html><meta charset="utf-8"><title>Riposte</title>
<p>The server is running, but its page has not been built. Run <code>npm run build -w client</code>.</p>
`;
