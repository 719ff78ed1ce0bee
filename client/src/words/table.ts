/* The table. */

export const takeBackTheLastStep = 'Take back the last step';
export const takeBackMyLastStep = 'Take back my last step';
export const connectionLost = 'Connection lost. Coming back…';
export const clocksStopped = 'The game master has stopped all clocks.';
export const tableIsClosed = 'This table is closed to you';
