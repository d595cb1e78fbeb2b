import './styles.css';
import { boot } from './boot/boot.ts';
import { showBootFailure } from './boot/showBootFailure.ts';

boot().catch(showBootFailure);
