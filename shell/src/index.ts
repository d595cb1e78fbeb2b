import './styles.css';
import { boot } from './boot/boot.tsx';

void boot();
