// Change: a navigation does not re-render the bar; those of its parts that depend on the address
// still update.
import { memo } from 'react';
import Navbar from '@theme-original/Navbar';

export default memo(Navbar);
