// Change: a page change does not render the bar again; its parts that follow the address still do.
import { memo } from 'react';
import Navbar from '@theme-original/Navbar';

export default memo(Navbar);
