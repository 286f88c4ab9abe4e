/** The report shown before pasting: a healthy route with an alarming line in the middle. */
export const EXAMPLE = `HOST: my-pc                        Loss%   Snt   Last   Avg  Best  Wrst StDev
  1.|-- 192.168.1.1                 0.0%   250    0.6   0.7   0.4   3.1   0.2
  2.|-- 100.72.0.1                  0.0%   250    7.9   8.1   6.8  14.0   1.1
  3.|-- core1.isp.example           63.2%   250    8.7   9.0   7.5  41.2   3.6
  4.|-- ???                        100.0   250    0.0   0.0   0.0   0.0   0.0
  5.|-- edge.host.example            0.0%   250   17.2  17.5  16.3  25.1   1.2
  6.|-- node7.host.example           0.0%   250   17.9  18.0  16.9  24.4   1.1`;
